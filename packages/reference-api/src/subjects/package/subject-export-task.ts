import { MOST_PACKAGED_DPAS, PACKAGE_KIND } from '@portal/contract/subjects/subject-package.ts'
import { type PackagedSubject, SubjectExport } from '@portal/contract/subjects/subject-package-schemas.ts'
import { SCHEMA_VERSION } from '../../bulk/json-header.ts'
import { keepArtifact } from '../../tasks/keep-artifact.ts'
import type { TaskContext } from '../../tasks/run-task.ts'
import { TaskFailure } from '../../tasks/task-failure.ts'
import { taskNumber } from '../../tasks/task-store.ts'
import { wholeTaskRunner } from '../../tasks/whole-task.ts'
import { subjectStore } from '../subject-store.ts'
import { packageKeyOf } from './package-keys.ts'
import { signPackage } from './package-signature.ts'
import { packagedSubject } from './packaged-subject.ts'

const TOO_MANY = `A package may hold ${MOST_PACKAGED_DPAS} DPAs. Export the subject without them, and the DPAs as NDJSON.`

async function* whole(text: string): AsyncGenerator<string> {
  yield text
}

/** Makes one signed package of the chosen subjects. */
async function exportSubjects(context: TaskContext): Promise<void> {
  const { db, lease } = context
  const { task } = lease
  const { accountId } = task
  const options = SubjectExport.parse(task.options)
  const store = subjectStore(db, accountId)
  await lease.step(async () => ({ total: options.subjectIds.length }))
  const subjects: PackagedSubject[] = []
  let dpas = 0
  for (const id of options.subjectIds) {
    const subject = await packagedSubject(db, await store.get(id), options)
    dpas += subject.dpas?.length ?? 0
    if (dpas > MOST_PACKAGED_DPAS) throw new TaskFailure('EXPORT_TOO_LARGE', TOO_MANY)
    subjects.push(subject)
    await lease.step(async () => ({ processed: subjects.length, succeeded: subjects.length }))
  }
  const { environment } = await db
    .selectFrom('account')
    .select('environment')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  const content = {
    kind: PACKAGE_KIND,
    schemaVersion: SCHEMA_VERSION,
    source: {
      environment,
      accountId,
      exportedAt: new Date().toISOString(),
      exportedBy: task.createdBy.name,
      taskId: task.id,
      view: options.view,
    },
    subjects,
  } as const
  const signed = await signPackage(content, await packageKeyOf(db, accountId))
  const name = `${taskNumber(task.no)}.subject.json`
  const facts = { name, kind: 'EXPORT', contentType: 'application/json' } as const
  await keepArtifact(context, facts, whole(JSON.stringify(signed, null, 1)))
}

export const subjectExportTask = wholeTaskRunner(exportSubjects)
