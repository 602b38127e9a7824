import { run } from './run.mjs'

await run('packages/tools/tooling/src/build.ts', ...process.argv.slice(2))
