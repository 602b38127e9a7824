import { run } from './run.mjs'

await run('packages/tools/benchmarks/src/release-speed.ts')
