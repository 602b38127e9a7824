import { run } from './run.mjs'

await run('packages/tools/stack/src/start.ts')
