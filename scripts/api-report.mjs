import { run } from './run.mjs'

await run('packages/tools/tooling/src/api-report.ts', ...process.argv.slice(2))
