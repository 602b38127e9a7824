import { run } from './run.mjs'

await run('packages/tools/benchmarks/src/audit-speed.ts', ...process.argv.slice(2))
