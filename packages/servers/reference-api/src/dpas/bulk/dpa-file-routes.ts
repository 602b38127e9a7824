import { BULK_CONTENT_TYPES, type BulkFormat } from '@portal/contract/dpas/dpa-bulk.ts'
import { importDpas, importDpasOfSubject, onboardDpas } from '@portal/contract/dpas/dpa-bulk-endpoints.ts'
import { requireAnyOf } from '@portal/server-common/access/require-any-of.ts'
import { ApiError, fieldDetail } from '@portal/server-common/http/api-error.ts'
import { requireSubjectType } from '../../access/authorize.ts'
import type { Caller } from '../../access/caller.ts'
import type { Database } from '../../database/tables.ts'
import type { Api } from '../../http/api.ts'
import { serve } from '../../http/serve.ts'
import { takeUpload, type Upload } from '../../storage/upload-store.ts'
import { startTask, taskStarted } from '../../tasks/start-task.ts'
import { getSrci } from '../srci.ts'

interface FileOptions {
  readonly format: BulkFormat
  readonly publish: boolean
  readonly changeReason?: string | undefined
}

function requireFormat({ contentType }: Upload, format: BulkFormat): void {
  if (contentType === BULK_CONTENT_TYPES[format]) return
  const message = `The file was uploaded as ${contentType}, which is not ${format.toUpperCase()}.`
  throw new ApiError('VALIDATION_FAILED', { details: [fieldDetail('/format', 'INVALID_VALUE', message)] })
}

interface FileTask {
  readonly type: 'DPA_IMPORT' | 'DPA_FILE_ONBOARDING'
  readonly title: string
  /** Absent when the rows name their SRCIs. */
  readonly subjectId?: string
}

async function begin(
  { db, caller }: { db: Database; caller: Caller },
  task: FileTask,
  options: FileOptions,
  upload: Upload,
) {
  requireFormat(upload, options.format)
  const permission = options.publish ? 'dpa.publish' : undefined
  if (permission) requireAnyOf(caller, [permission])
  const { changeReason } = options
  const id = await startTask(db, caller, {
    ...task,
    subjectTypes: ['SRCI'],
    options: { ...options },
    permission,
    changeReason,
    upload,
  })
  return taskStarted(id, changeReason)
}

export function serveDpaFiles(api: Api): void {
  serve(api, importDpas, async ({ db, caller, body }) => {
    requireSubjectType(caller, 'SRCI')
    const upload = await takeUpload({ db, storage: api.storage, caller }, body.uploadId, 'DPA_IMPORT')
    return begin({ db, caller }, { type: 'DPA_IMPORT', title: 'Import DPAs' }, body, upload)
  })

  serve(api, importDpasOfSubject, async ({ db, caller, params, body }) => {
    const srci = await getSrci(db, caller.accountId, params.subjectId)
    const upload = await takeUpload({ db, storage: api.storage, caller }, body.uploadId, 'DPA_IMPORT')
    const task = { type: 'DPA_IMPORT', title: `Import DPAs of ${srci.name}`, subjectId: srci.id } as const
    return begin({ db, caller }, task, body, upload)
  })

  serve(api, onboardDpas, async ({ db, caller, params, body }) => {
    const srci = await getSrci(db, caller.accountId, params.subjectId)
    const upload = await takeUpload(
      { db, storage: api.storage, caller },
      body.uploadId,
      'DPA_FILE_ONBOARDING',
    )
    const title = `Onboard the merchants of ${srci.name}`
    return begin({ db, caller }, { type: 'DPA_FILE_ONBOARDING', title, subjectId: srci.id }, body, upload)
  })
}
