import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { compare: { type: 'string' } } })
if (values.compare === undefined) {
  // Run one at a time: concurrent runs would skew each other's results.
  await import('./page-speed.ts')
  await import('./kit-speed.ts')
  await import('./rule-speed.ts')
} else {
  const { compareWith } = await import('./compare/compare-with.ts')
  await compareWith(values.compare).catch(({ message }: Error) => {
    console.error(message)
    process.exitCode = 1
  })
}
