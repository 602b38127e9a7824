import { run } from './run.mjs'

await run('scripts/stack/verify-audit.ts')
