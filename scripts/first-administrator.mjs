import { run } from './run.mjs'

await run('packages/tools/stack/src/command.ts', 'first-administrator', ...process.argv.slice(2))
