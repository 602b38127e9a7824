import { run } from './run.mjs'

await run('packages/tooling/src/build.ts', ...process.argv.slice(2))
