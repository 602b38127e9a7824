import { run } from './run.mjs'

await run('scripts/stack/package-key.ts', ...process.argv.slice(2))
