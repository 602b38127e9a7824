import { run } from './run.mjs'

await run('packages/benchmarks/src/api-speed.ts')
