/** The texts of these pages, in both languages; they come with the pages. Import it for that alone. */

import { addOwn } from "../i18n/own";
import en from "./en.ftl?raw";
import fr from "./fr.ftl?raw";

addOwn({ en, fr });
