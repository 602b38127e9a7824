import { run } from './run.mjs'

await run('packages/tools/architecture/src/texts/write-texts.ts')
