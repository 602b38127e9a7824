import { run } from './run.mjs'

await run('packages/tools/tooling/src/texts/write-texts.ts')
