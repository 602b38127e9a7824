import { run } from './run.mjs'

await run('packages/benchmarks/src/release-speed.ts')
