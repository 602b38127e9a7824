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
  console.error(
    'What squads may use has changed. Write the reports with npm run api-report and review what they lost.',
  )
  process.exitCode = 1
}
