import { parseArgs } from 'node:util'
import { compareSurfaces } from './api-reports.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false } },
})
const changed = compareSurfaces({ write: !values.check, only: positionals })
for (const report of changed)
  console.info(values.check ? `${report} is outdated.` : `${report} is rewritten.`)
if (values.check && changed.length > 0) {
  console.error('The public surface for squads changed. Run npm run api-report and review the difference.')
  process.exitCode = 1
}
