import { run } from './run.mjs'

await run('packages/tools/benchmarks/src/fault-figures.ts', ...process.argv.slice(2))
