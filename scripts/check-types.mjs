import { run } from './run.mjs'

await run('scripts/test/check-types.ts')
