import { run } from './run.mjs'

await run('packages/tools/architecture/src/trust/trust.ts', ...process.argv.slice(2))
