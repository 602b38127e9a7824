import { run } from './run.mjs'

await run('scripts/stack/start.ts')
