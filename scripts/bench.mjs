import { run } from './run.mjs'

await run('packages/benchmarks/src/browser-speed.ts')
