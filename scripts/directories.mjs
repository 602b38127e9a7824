import { run } from './run.mjs'

await run('packages/tools/stack/src/command.ts', 'directories', ...process.argv.slice(2))
