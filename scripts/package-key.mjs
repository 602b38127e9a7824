import { run } from './run.mjs'

await run('packages/tools/stack/src/package-key.ts', ...process.argv.slice(2))
