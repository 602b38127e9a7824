import {
  changePromotion,
  exportSubjects,
  importSubjects,
} from '@portal/contract/subjects/subject-package-endpoints.ts'
import { SubjectImport } from '@portal/contract/subjects/subject-package-schemas.ts'
import { TASK_TYPE_PERMISSIONS } from '@portal/contract/tasks/task.ts'
import { refusalToChangePromotion } from '@portal/contract/tasks/task-rules.ts'
import { requireAnyOf } from '@portal/server-common/access/require-any-of.ts'
import { ApiError, requireAllowed } from '@portal/server-common/http/api-error.ts'
import { requireSubjectType, requireSubjectTypes } from '../../access/authorize.ts'
import type { Caller } from '../../access/caller.ts'
import { changesBetween } from '../../database/changes-between.ts'
import type { Database } from '../../database/tables.ts'
import type { Api } from '../../http/api.ts'
import { requireMatch } from '../../http/revision.ts'
import { serve } from '../../http/serve.ts'
import type { Settings } from '../../settings.ts'
import type { ObjectStore } from '../../storage/object-store.ts'
import { takeUpload, type Upload } from '../../storage/upload-store.ts'
import { expireReports } from '../../tasks/expire-reports.ts'
import { startTask, taskStarted, wakeWorkers } from '../../tasks/start-task.ts'
import { TaskFailure } from '../../tasks/task-failure.ts'
import { checkedAgain } from '../../tasks/task-lifecycle.ts'
import { taskStore } from '../../tasks/task-store.ts'
import type { TaskFile } from '../../tasks/task-tables.ts'
import { taskView } from '../../tasks/task-view.ts'
import { type SubjectRow, subjectStore } from '../subject-store.ts'
import { requireTrusted } from './package-signature.ts'
import { readHead } from './package-text.ts'
import { requireDistinctIds } from './promotion-choices.ts'
import { requireFittingIds } from './require-fitting-ids.ts'
import { PUBLISH, requireToPublish } from './require-to-publish.ts'
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

/** An invalid file is rejected immediately. */
const refuseFile = (error: unknown): never => {
  throw error instanceof TaskFailure ? new ApiError('UNTRUSTED_PACKAGE', { message: error.message }) : error
}

interface PackageSource {
  readonly key: string
  readonly upload?: Upload
  readonly file?: TaskFile
}

/** The package made by an export of this account. Throws TASK_NOT_FOUND or INVALID_STATE. */
async function exportedPackage(db: Database, caller: Caller, taskId: string): Promise<PackageSource> {
  const task = await taskStore(db, caller).get(taskId)
  requireAnyOf(caller, TASK_TYPE_PERMISSIONS.SUBJECT_EXPORT)
  const made = await db
    .selectFrom('taskArtifact')
    .selectAll()
    .where('taskId', '=', task.id)
    .where('kind', '=', 'EXPORT')
    .where('expiresAt', '>', new Date())
    .executeTakeFirst()
  if (task.type !== 'SUBJECT_EXPORT' || !made)
    throw new ApiError('INVALID_STATE', { message: 'This task has no package, or no longer keeps it.' })
  const { key, name, sizeBytes, sha256 } = made
  return { key, file: { name, sizeBytes, sha256 } }
}

async function chosenPackage(
  call: { db: Database; storage: ObjectStore; caller: Caller },
  { uploadId, exportTaskId }: SubjectImport,
): Promise<PackageSource> {
  if (exportTaskId !== undefined) return exportedPackage(call.db, call.caller, exportTaskId)
  const upload = await takeUpload(call, uploadId ?? '', 'SUBJECT_IMPORT')
  return { key: upload.key, upload }
}

function serveImport(api: Api, settings: Settings): void {
  const { storage } = api

  serve(api, importSubjects, async ({ db, caller, body }) => {
    const { key, ...source } = await chosenPackage({ db, storage, caller }, body)
    const { head, digest } = await readHead(await storage.read(key)).catch(refuseFile)
    await requireTrusted(head, digest, await trustedKeysOf(db, caller.accountId, settings))
    requireToPublish(caller, head, body)
    requireDistinctIds(head, body)
    const subjectTypes = head.contents.map(({ type }) => type)
    requireSubjectTypes(caller, subjectTypes)
    await requireFittingIds(db, head, body, { ...caller, createdBy: caller.person, updatedBy: caller.person })
    const { environment, accountId } = head.source
    const { changeReason } = body
    const names = head.contents.map(({ name }) => name)
    const what = names.length === 1 ? names[0] : `${names.length} subjects`
    const id = await startTask(db, caller, {
      type: 'SUBJECT_IMPORT',
      title: `Promote ${what} from ${accountId} (${environment})`,
      options: body,
      permission: body.publish ? PUBLISH : undefined,
      subjectTypes,
      changeReason,
      head,
      sourceKey: key,
      ...source,
    })
    return taskStarted(id, changeReason)
  })

  serve(api, changePromotion, async ({ db, caller, params, body, ifMatch }) => {
    const store = taskStore(db, caller)
    const before = await store.lock(params.taskId)
    requireMatch(ifMatch, before)
    requireToPublish(caller, before.package?.head, body)
    requireAllowed(refusalToChangePromotion(before))
    if (before.package) {
      const { head } = before.package
      requireDistinctIds(head, body)
      await requireFittingIds(db, head, body, { ...before, updatedBy: caller.person })
    }
    await expireReports(db, before.id)
    // Options missing in this request keep their earlier values.
    const { uploadId, exportTaskId, mode } = SubjectImport.parse(before.options)
    const options = { uploadId, exportTaskId, mode, ...body }
    const compared = before.package && { ...before.package, comparedWith: {}, isComparedAgain: true as const }
    const permission = body.publish ? PUBLISH : null
    const change = { ...checkedAgain(), options, permission, package: compared }
    const task = await store.change(before, change, caller.person)
    await wakeWorkers(db)
    return {
      body: await taskView({ db, caller, api }, task),
      revision: task.revision,
      recorded: {
        entity: 'task' as const,
        entityId: task.id,
        revision: task.revision,
        changes: changesBetween({ options: before.options }, { options: task.options }),
      },
    }
  })
}

export function serveSubjectPackages(api: Api, settings: Settings): void {
  serveExport(api)
  serveImport(api, settings)
}
