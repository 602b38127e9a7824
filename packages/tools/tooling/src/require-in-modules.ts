/** Some libraries ask for others by the means of CommonJS, which a module has not. */
export const REQUIRE_IN_MODULES = `import { createRequire as requireOfBundle } from 'node:module'
const require = requireOfBundle(import.meta.url)`
