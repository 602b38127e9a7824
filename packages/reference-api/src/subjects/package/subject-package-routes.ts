import { exportSubjects, importSubjects } from '@portal/contract/subjects/subject-package-endpoints.ts'
import type { PackagedSubject } from '@portal/contract/subjects/subject-package-schemas.ts'
import { requireAnyOf, requireSubjectType } from '../../access/authorise.ts'
import type { Caller } from '../../access/caller.ts'
import type { Api } from '../../http/api.ts'
import { ApiError } from '../../http/api-error.ts'
import { serve } from '../../http/serve.ts'
import type { Settings } from '../../settings.ts'
import { takeUpload } from '../../storage/upload-store.ts'
import { keepSource, startTask, taskStarted } from '../../tasks/start-task.ts'
import { TaskFailure } from '../../tasks/task-failure.ts'
import { subjectStore } from '../subject-store.ts'
import { requireTrusted } from './package-signature.ts'
import { readPackage } from './read-package.ts'
import { trustedKeysOf } from './trusted-keys.ts'

function serveExport(api: Api): void {
  serve(api, exportSubjects, async ({ db, caller, body }) => {
    const store = subjectStore(db, caller.accountId)
    const names: string[] = []
    for (const id of body.subjectIds) {
      const subject = await store.get(id)
      requireSubjectType(caller, subject.type)
      if (body.view === 'published' && !subject.published)
        throw new ApiError('SUBJECT_NOT_PUBLISHED', { message: `${subject.name} has not been published.` })
      names.push(subject.name)
    }
    const { changeReason } = body
    const title = names.length === 1 ? `Export ${names[0]}` : `Export ${names.length} subjects`
    const id = await startTask(db, caller, { type: 'SUBJECT_EXPORT', title, options: body, changeReason })
    return taskStarted(id, changeReason)
  })
}

/** A file that is not what it should be is refused at once. */
const refuseFile = (error: unknown): never => {
  throw error instanceof TaskFailure ? new ApiError('UNTRUSTED_PACKAGE', { message: error.message }) : error
}

function requireTypes(caller: Caller, subjects: readonly PackagedSubject[]): void {
  for (const { type } of subjects) requireSubjectType(caller, type)
}

function serveImport(api: Api, settings: Settings): void {
  serve(api, importSubjects, async ({ db, caller, body }) => {
    if (body.publish) requireAnyOf(caller, ['subject.publish'])
    const upload = await takeUpload({ db, storage: api.storage, caller }, body.uploadId, 'SUBJECT_IMPORT')
    const content = await readPackage(await api.storage.read(upload.key)).catch(refuseFile)
    await requireTrusted(content, await trustedKeysOf(db, caller.accountId, settings))
    requireTypes(caller, content.subjects)
    const { environment, accountId } = content.source
    const { changeReason } = body
    const id = await startTask(db, caller, {
      type: 'SUBJECT_IMPORT',
      title: `Promote ${content.subjects.length} subjects from ${accountId} (${environment})`,
      options: body,
      changeReason,
      sourceKey: upload.key,
    })
    await keepSource(db, id, upload)
    return taskStarted(id, changeReason)
  })
}

export function serveSubjectPackages(api: Api, settings: Settings): void {
  serveExport(api)
  serveImport(api, settings)
}
