import { run } from './run.mjs'

await run('packages/tools/stack/src/directories.ts', ...process.argv.slice(2))
