import { exportSubjects, importSubjects } from '@portal/contract/subjects/subject-package-endpoints.ts'
import { requireAnyOf, requireSubjectType, requireSubjectTypes } from '../../access/authorise.ts'
import type { Api } from '../../http/api.ts'
import { ApiError } from '../../http/api-error.ts'
import { serve } from '../../http/serve.ts'
import type { Settings } from '../../settings.ts'
import { takeUpload } from '../../storage/upload-store.ts'
import { startTask, taskStarted } from '../../tasks/start-task.ts'
import { TaskFailure } from '../../tasks/task-failure.ts'
import { type SubjectRow, subjectStore } from '../subject-store.ts'
import { requireTrusted } from './package-signature.ts'
import { readPackage } from './read-package.ts'
import { trustedKeysOf } from './trusted-keys.ts'

function serveExport(api: Api): void {
  serve(api, exportSubjects, async ({ db, caller, body }) => {
    const store = subjectStore(db, caller.accountId)
    const subjects: SubjectRow[] = []
    for (const id of body.subjectIds) {
      const subject = await store.get(id)
      requireSubjectType(caller, subject.type)
      if (body.view === 'published' && !subject.published)
        throw new ApiError('SUBJECT_NOT_PUBLISHED', { message: `${subject.name} has not been published.` })
      subjects.push(subject)
    }
    const { changeReason } = body
    const [first] = subjects
    const title = subjects.length === 1 ? `Export ${first?.name}` : `Export ${subjects.length} subjects`
    const subjectTypes = subjects.map(({ type }) => type)
    const task = { type: 'SUBJECT_EXPORT', title, options: body, subjectTypes, changeReason } as const
    const id = await startTask(db, caller, task)
    return taskStarted(id, changeReason)
  })
}

/** A file that is not what it should be is refused at once. */
const refuseFile = (error: unknown): never => {
  throw error instanceof TaskFailure ? new ApiError('UNTRUSTED_PACKAGE', { message: error.message }) : error
}

function serveImport(api: Api, settings: Settings): void {
  serve(api, importSubjects, async ({ db, caller, body }) => {
    if (body.publish) requireAnyOf(caller, ['subject.publish'])
    const upload = await takeUpload({ db, storage: api.storage, caller }, body.uploadId, 'SUBJECT_IMPORT')
    const content = await readPackage(await api.storage.read(upload.key)).catch(refuseFile)
    await requireTrusted(content, await trustedKeysOf(db, caller.accountId, settings))
    const subjectTypes = content.subjects.map(({ type }) => type)
    requireSubjectTypes(caller, subjectTypes)
    const { environment, accountId } = content.source
    const { changeReason } = body
    const id = await startTask(db, caller, {
      type: 'SUBJECT_IMPORT',
      title: `Promote ${content.subjects.length} subjects from ${accountId} (${environment})`,
      options: body,
      subjectTypes,
      changeReason,
      upload,
    })
    return taskStarted(id, changeReason)
  })
}

export function serveSubjectPackages(api: Api, settings: Settings): void {
  serveExport(api)
  serveImport(api, settings)
}
