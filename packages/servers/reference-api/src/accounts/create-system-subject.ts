import { appendAudit, installationFacts } from '../database/audit.ts'
import { changesBetween } from '../database/changes-between.ts'
import type { Database } from '../database/tables.ts'
import { newSubject } from '../subjects/new-subject.ts'
import { subjectStore } from '../subjects/subject-store.ts'
import { INSTALLATION } from './installation.ts'

interface SystemSubject {
  readonly accountId: string
  readonly id: string
  readonly name: string
}

/**
 * Gives an account without an SRC system its first one, because templates, defaults and identity verification belong to
 * it. Operators fill in the rest before they publish it.
 */
export async function createSystemSubject(
  db: Database,
  { accountId, id, name }: SystemSubject,
): Promise<void> {
  const known = await db
    .selectFrom('subject')
    .select('id')
    .where('accountId', '=', accountId)
    .where((row) => row.or([row('type', '=', 'SRC'), row('id', '=', id)]))
    .executeTakeFirst()
  if (known) return
  const businessData = { displayName: name, legalName: name, systemName: name, contacts: [] }
  const subject = newSubject({ accountId, id, type: 'SRC', draft: { businessData } }, INSTALLATION)
  const { revision, draft } = await subjectStore(db, accountId).insert(subject)
  const recorded = {
    entity: 'subject' as const,
    entityId: id,
    revision,
    changes: changesBetween({}, draft),
    changeReason: 'The SRC system of the account, created with it.',
  }
  await appendAudit(db, accountId, [installationFacts(accountId, 'SUBJECT_CREATED', recorded)])
}
