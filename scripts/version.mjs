import { run } from './run.mjs'

await run('packages/tooling/src/version.ts', ...process.argv.slice(2))
