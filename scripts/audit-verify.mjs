import { run } from './run.mjs'

await run('packages/tools/stack/src/command.ts', 'audit-verify', ...process.argv.slice(2))
