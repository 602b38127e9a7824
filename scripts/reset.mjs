import { run } from './run.mjs'

await run('scripts/stack/reset.ts', ...process.argv.slice(2))
