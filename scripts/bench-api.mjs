import { run } from './run.mjs'

await run('packages/tools/benchmarks/src/api-speed.ts', ...process.argv.slice(2))
