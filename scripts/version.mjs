import { run } from './run.mjs'

await run('packages/tools/tooling/src/version.ts', ...process.argv.slice(2))
