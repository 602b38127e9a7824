import { run } from './run.mjs'

await run('packages/tooling/src/api-report.ts', ...process.argv.slice(2))
