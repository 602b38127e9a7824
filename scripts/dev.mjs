import { run } from './run.mjs'

await run('packages/tools/stack/src/dev.ts', ...process.argv.slice(2))
