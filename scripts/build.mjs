import { run } from './run.mjs'

await run('packages/tools/build/src/build.ts', ...process.argv.slice(2))
