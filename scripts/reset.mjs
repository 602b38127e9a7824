import { run } from './run.mjs'

await run('packages/tools/stack/src/reset.ts', ...process.argv.slice(2))
