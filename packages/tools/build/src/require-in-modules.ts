/** Some libraries call `require`, which ES modules do not have. */
export const REQUIRE_IN_MODULES = `import { createRequire as requireOfBundle } from 'node:module'
const require = requireOfBundle(import.meta.url)`
