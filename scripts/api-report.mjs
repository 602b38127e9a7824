import { run } from './run.mjs'

await run('packages/tools/build/src/api-report.ts', ...process.argv.slice(2))
