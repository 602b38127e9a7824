import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { PackageHead } from '@portal/contract/subjects/package-head.ts'
import { MAX_PACKAGED_DPAS, PACKAGE_KIND } from '@portal/contract/subjects/subject-package.ts'
import { SubjectExport } from '@portal/contract/subjects/subject-package-schemas.ts'
import { MAX_PACKAGE_BYTES } from '@portal/contract/tasks/upload.ts'
import { SCHEMA_VERSION } from '../../bulk/json-header.ts'
import type { Database } from '../../database/tables.ts'
import { keepArtifact } from '../../tasks/keep-artifact.ts'
import type { TaskContext } from '../../tasks/run-task.ts'
import { TaskFailure } from '../../tasks/task-failure.ts'
import { taskNumber } from '../../tasks/task-store.ts'
import { wholeTaskRunner } from '../../tasks/whole-task.ts'
import { subjectStore } from '../subject-store.ts'
import { packageKeyOf } from './package-keys.ts'
import { signatureOf } from './package-signature.ts'
import { packageDigest, packageFrame } from './package-text.ts'
import { type PackagedSubject, packagedSubject } from './packaged-subject.ts'

const WITHOUT_DPAS = 'Export the subjects without their DPAs, and the DPAs as NDJSON.'
const MIB = 1024 * 1024

function requireFitting(dpas: number, bytes: number): void {
  if (dpas > MAX_PACKAGED_DPAS)
    throw new TaskFailure(
      'EXPORT_TOO_LARGE',
      `A package can contain ${MAX_PACKAGED_DPAS} DPAs. ${WITHOUT_DPAS}`,
    )
  if (bytes <= MAX_PACKAGE_BYTES) return
  const message = `A package of more than ${MAX_PACKAGE_BYTES / MIB} MiB could not be imported. ${WITHOUT_DPAS}`
  throw new TaskFailure('EXPORT_TOO_LARGE', message)
}

type Unsigned = Omit<PackageHead, 'digest' | 'signature'>

/** The subjects of a package in turn; each counts as done when written. */
async function* textOf({ lease }: TaskContext, subjects: readonly PackagedSubject[]): AsyncGenerator<string> {
  let done = 0
  for (const subject of subjects) {
    if (done > 0) yield ','
    yield* subject.text()
    done += 1
    const processed = done
    await lease.step(async () => ({ processed, succeeded: processed }))
  }
}

/**
 * Writes the subjects into a file, since the digest that precedes them is known only at their end. Returns that
 * digest.
 */
async function writeSubjects(file: string, head: Unsigned, text: AsyncIterable<string>): Promise<string> {
  const digest = packageDigest(head)
  let bytes = 0
  async function* watched() {
    for await (const piece of text) {
      digest.update(piece)
      bytes += Buffer.byteLength(piece)
      requireFitting(0, bytes)
      yield piece
    }
  }
  await pipeline(Readable.from(watched()), createWriteStream(file))
  return digest.digest()
}

async function* fileBetween([begin, end]: readonly [string, string], file: string): AsyncGenerator<string> {
  yield begin
  yield* createReadStream(file, 'utf8')
  yield end
}

async function headOf(
  db: Database,
  { lease }: TaskContext,
  subjects: readonly PackagedSubject[],
): Promise<Unsigned> {
  const { task } = lease
  const { environment } = await db
    .selectFrom('account')
    .select('environment')
    .where('id', '=', task.accountId)
    .executeTakeFirstOrThrow()
  return {
    contents: subjects.map(({ facts }) => facts),
    kind: PACKAGE_KIND,
    schemaVersion: SCHEMA_VERSION,
    source: {
      environment,
      accountId: task.accountId,
      exportedAt: new Date().toISOString(),
      exportedBy: task.createdBy.name,
      taskId: task.id,
      view: SubjectExport.parse(task.options).view,
    },
  }
}

const isPlatform = ({ facts }: PackagedSubject) => facts.type === 'EXT_AUTH_PLATFORM'

/** The chosen subjects in one snapshot: concurrent changes are not seen. */
async function writePackage(db: Database, context: TaskContext, file: string): Promise<PackageHead> {
  const { lease } = context
  const { accountId, options: asked } = lease.task
  const options = SubjectExport.parse(asked)
  const store = subjectStore(db, accountId)
  const subjects: PackagedSubject[] = []
  for (const id of options.subjectIds) subjects.push(await packagedSubject(db, await store.get(id), options))
  // Before the subjects that may name them, since subjects are imported in this order.
  subjects.sort((one, other) => Number(isPlatform(other)) - Number(isPlatform(one)))
  requireFitting(
    subjects.reduce((sum, { facts }) => sum + facts.dpas, 0),
    0,
  )
  const head = await headOf(db, context, subjects)
  const digest = await writeSubjects(file, head, textOf(context, subjects))
  return { ...head, digest, signature: await signatureOf(digest, await packageKeyOf(context.db, accountId)) }
}

/** Makes one signed package of the chosen subjects. */
async function exportSubjects(context: TaskContext): Promise<void> {
  const { db, lease } = context
  const { task } = lease
  const total = SubjectExport.parse(task.options).subjectIds.length
  await lease.step(async () => ({ total }))
  const folder = await mkdtemp(join(tmpdir(), 'package-'))
  try {
    const file = join(folder, 'subjects')
    const head = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((snapshot) => writePackage(snapshot, context, file))
    const name = `${taskNumber(task.no)}.subject.json`
    const facts = { name, kind: 'EXPORT', contentType: 'application/json' } as const
    await keepArtifact(context, facts, fileBetween(packageFrame(head), file))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export const subjectExportTask = wholeTaskRunner(exportSubjects)
