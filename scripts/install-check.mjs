import { run } from './run.mjs'

await run('packages/tools/stack/src/install-check.ts', ...process.argv.slice(2))
