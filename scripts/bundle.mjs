import { run } from './run.mjs'

await run('packages/tools/build/src/bundle-servers.ts', ...process.argv.slice(2))
