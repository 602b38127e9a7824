import { run } from './run.mjs'

await run('scripts/stack/first-administrator.ts', ...process.argv.slice(2))
