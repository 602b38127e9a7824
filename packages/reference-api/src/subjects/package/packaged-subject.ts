import type { DataKey } from '@portal/contract/subjects/subject.ts'
import type { PackagePart } from '@portal/contract/subjects/subject-package.ts'
import type { PackagedSubject } from '@portal/contract/subjects/subject-package-schemas.ts'
import { entriesOf } from '@portal/contract/typed-objects.ts'
import type { DataBody, Database } from '../../database/tables.ts'
import { TaskFailure } from '../../tasks/task-failure.ts'
import type { SubjectRow } from '../subject-store.ts'
import { resourceReferences } from './resource-references.ts'

export interface PackageOptions {
  readonly view: 'published' | 'draft'
  readonly include: readonly PackagePart[]
}

/** Parts that travel only when they are asked for; secrets, statuses and private keys never do. */
const PART_OF_KEY: Partial<Record<DataKey, PackagePart>> = {
  jwk: 'PUBLIC_KEYS',
  key: 'PUBLIC_KEYS',
  resourceData: 'RESOURCES',
}

function travelling(data: Partial<Record<DataKey, DataBody>>, include: readonly PackagePart[]) {
  return Object.fromEntries(
    entriesOf(data).filter(([dataKey]) => {
      const part = PART_OF_KEY[dataKey]
      return part === undefined || include.includes(part)
    }),
  )
}

async function dpasOf(db: Database, { accountId, id }: SubjectRow, view: PackageOptions['view']) {
  const rows = await db
    .selectFrom('dpa')
    .select(['draft', 'published'])
    .where('accountId', '=', accountId)
    .where('subjectId', '=', id)
    .orderBy('srciDpaId')
    .execute()
  return rows.flatMap(({ draft, published }) => (view === 'draft' ? draft : (published ?? [])))
}

async function templatesOf(db: Database, { accountId, id }: SubjectRow) {
  return db
    .selectFrom('template')
    .select(['channel', 'type', 'lang', 'subjectLine', 'bodyText', 'bodyHtml', 'enabled'])
    .where('accountId', '=', accountId)
    .where('subjectId', '=', id)
    .orderBy('channel')
    .orderBy('type')
    .orderBy('lang')
    .execute()
}

const withoutNulls = (row: object) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))

/** A subject as it travels. Throws `TaskFailure` when it has not been published, but should be. */
export async function packagedSubject(
  db: Database,
  subject: SubjectRow,
  { view, include }: PackageOptions,
): Promise<PackagedSubject> {
  const data = view === 'draft' ? subject.draft : subject.published
  if (!data) throw new TaskFailure('SUBJECT_NOT_PUBLISHED', `${subject.name} has not been published.`)
  const { id, type, externalReference } = subject
  return {
    id,
    type,
    data: travelling(data, include),
    ...(externalReference && { externalReference }),
    ...(include.includes('DPAS') && type === 'SRCI' && { dpas: await dpasOf(db, subject, view) }),
    ...(include.includes('TEMPLATES') && { templates: (await templatesOf(db, subject)).map(withoutNulls) }),
    ...(include.includes('RESOURCES') && {
      resources: await resourceReferences(db, subject.accountId, data.resourceData),
    }),
  }
}
