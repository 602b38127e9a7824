import { parseArgs } from 'node:util'
import { measureAuditTrail } from './audit/audit-trail.ts'
import { startMeasuredApi } from './measured-api.ts'

const { values } = parseArgs({ options: { entries: { type: 'string', default: '20000000' } } })
const api = await startMeasuredApi()
try {
  await measureAuditTrail(api, Number(values.entries))
} finally {
  await api.stop()
}
