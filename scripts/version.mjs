import { run } from './run.mjs'

await run('packages/tools/build/src/version.ts', ...process.argv.slice(2))
