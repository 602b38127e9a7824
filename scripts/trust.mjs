import { run } from './run.mjs'

await run('packages/tooling/src/trust/trust.ts', ...process.argv.slice(2))
