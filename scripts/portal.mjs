import { run } from './run.mjs'

await run('packages/servers/releases/src/command-line/portal.ts', ...process.argv.slice(2))
