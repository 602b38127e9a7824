import { run } from './run.mjs'

await run('packages/tools/benchmarks/src/browser-speed.ts', ...process.argv.slice(2))
