import { run } from './run.mjs'

await run('packages/tools/stack/src/first-administrator.ts', ...process.argv.slice(2))
