import { run } from './run.mjs'

await run('packages/tools/tooling/src/trust/trust.ts', ...process.argv.slice(2))
