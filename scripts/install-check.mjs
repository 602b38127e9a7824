import { run } from './run.mjs'

await run('packages/tools/stack/src/command.ts', 'install-check', ...process.argv.slice(2))
