/** Tests ask for words at once, in either language. */

import { loadOwn } from "../../src/i18n/own";

await Promise.all([loadOwn("en"), loadOwn("fr")]);
