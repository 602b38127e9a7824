import { run } from './run.mjs'

await run('packages/tools/stack/src/command.ts', 'package-key', ...process.argv.slice(2))
