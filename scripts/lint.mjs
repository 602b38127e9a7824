import { run } from './run.mjs'

await run('scripts/test/lint.ts', ...process.argv.slice(2))
