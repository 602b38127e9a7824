import { Readable } from 'node:stream'
import { ARTIFACT_DAYS, type ArtifactKind } from '@portal/contract/tasks/task.ts'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { TaskContext } from './run-task.ts'

interface ArtifactFacts {
  readonly name: string
  readonly kind: ArtifactKind
  readonly contentType: string
}

/** Writes text into the object store and attaches it to the task, replacing one with the same name. */
export async function keepArtifact(
  { db, storage, lease }: TaskContext,
  { name, kind, contentType }: ArtifactFacts,
  content: AsyncIterable<string>,
): Promise<void> {
  const key = `${lease.task.accountId}/artifacts/${uuid()}`
  const facts = await storage.write(key, Readable.from(content, { objectMode: false }), contentType)
  const row = {
    ...facts,
    contentType,
    kind,
    key,
    expiresAt: sql<Date>`now() + make_interval(days => ${ARTIFACT_DAYS})`,
  }
  await db
    .insertInto('taskArtifact')
    .values({ ...row, taskId: lease.task.id, name })
    .onConflict((existing) => existing.columns(['taskId', 'name']).doUpdateSet(row))
    .execute()
}
