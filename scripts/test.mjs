import { run } from './run.mjs'

await run('scripts/test/run-tests.ts', ...process.argv.slice(2))
