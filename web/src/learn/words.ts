/** The texts of learning, in both languages; they come with it. Import it for that alone. */

import { addOwn } from "../i18n/own";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";

addOwn({ en, fr });
