import { run } from './run.mjs'

await run('packages/benchmarks/src/page-speed.ts')
