import { run } from './run.mjs'

await run('packages/tools/benchmarks/src/soak.ts', ...process.argv.slice(2))
