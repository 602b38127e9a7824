import { MAX_CSV_ROWS } from '@portal/contract/dpas/dpa-bulk.ts'
import { exportDpas, exportDpasOfSubject } from '@portal/contract/dpas/dpa-bulk-endpoints.ts'
import type { DpaExport } from '@portal/contract/dpas/dpa-bulk-schemas.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import { requireSubjectType } from '../../access/authorize.ts'
import type { Caller } from '../../access/caller.ts'
import type { Database } from '../../database/tables.ts'
import type { Api } from '../../http/api.ts'
import { serve } from '../../http/serve.ts'
import { startTask, taskStarted } from '../../tasks/start-task.ts'
import { getSrci } from '../srci.ts'
import { dpasToExport } from './dpa-export-task.ts'

async function requireFitting(db: Database, { accountId }: Caller, options: DpaExport): Promise<void> {
  if (options.format !== 'csv') return
  const rows = await dpasToExport(db, accountId, options)
    .select('dpa.id')
    .offset(MAX_CSV_ROWS)
    .limit(1)
    .execute()
  if (rows.length > 0) throw new ApiError('EXPORT_TOO_LARGE')
}

async function begin(
  { db, caller }: { db: Database; caller: Caller },
  body: DpaExport,
  subject?: { readonly id: string; readonly name: string },
) {
  const filter = subject ? { ...body.filter, subjectId: [subject.id] } : body.filter
  const options = { ...body, filter }
  await requireFitting(db, caller, options)
  const title = subject ? `Export DPAs of ${subject.name}` : 'Export DPAs'
  const { changeReason } = body
  const about = { subjectId: subject?.id, subjectTypes: ['SRCI'] } as const
  const id = await startTask(db, caller, { type: 'DPA_EXPORT', title, options, changeReason, ...about })
  return taskStarted(id, changeReason)
}

export function serveDpaExports(api: Api): void {
  serve(api, exportDpas, async ({ db, caller, body }) => {
    requireSubjectType(caller, 'SRCI')
    return begin({ db, caller }, body)
  })

  serve(api, exportDpasOfSubject, async ({ db, caller, params, body }) =>
    begin({ db, caller }, body, await getSrci(db, caller.accountId, params.subjectId)),
  )
}
