import { run } from './run.mjs'

await run('packages/releases/src/command-line/portal.ts', ...process.argv.slice(2))
