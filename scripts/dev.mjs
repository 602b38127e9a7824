import { run } from './run.mjs'

await run('scripts/stack/dev.ts', ...process.argv.slice(2))
