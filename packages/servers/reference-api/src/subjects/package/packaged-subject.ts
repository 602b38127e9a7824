import type { PackageHead } from '@portal/contract/subjects/package-head.ts'
import type { DataKey } from '@portal/contract/subjects/subject.ts'
import type { PackageContent } from '@portal/contract/subjects/subject-package.ts'
import { entriesOf, keysOf } from '@portal/contract/typed-objects.ts'
import { canonicalize } from 'json-canonicalize'
import type { DataBody, Database } from '../../database/tables.ts'
import { TaskFailure } from '../../tasks/task-failure.ts'
import type { SubjectRow } from '../subject-store.ts'
import { resourceReferences } from './resource-references.ts'

export interface PackageOptions {
  readonly view: 'published' | 'draft'
  readonly include: readonly PackageContent[]
}

/** What is exported only on request; secrets, statuses and private keys never are. */
const CONTENT_OF_KEY: Partial<Record<DataKey, PackageContent>> = {
  jwk: 'PUBLIC_KEYS',
  key: 'PUBLIC_KEYS',
  resourceData: 'RESOURCES',
}

function exportable(
  data: Partial<Record<DataKey, DataBody>>,
  include: readonly PackageContent[],
): Partial<Record<DataKey, DataBody>> {
  return Object.fromEntries(
    entriesOf(data).filter(([dataKey]) => {
      const content = CONTENT_OF_KEY[dataKey]
      return content === undefined || include.includes(content)
    }),
  )
}

const ROWS_AT_ONCE = 200

const dpasOf = (db: Database, { accountId, id }: SubjectRow, view: PackageOptions['view']) =>
  db
    .selectFrom('dpa')
    .where('accountId', '=', accountId)
    .where('subjectId', '=', id)
    .$if(view === 'published', (rows) => rows.where('published', 'is not', null))

/** The DPAs of a subject in batches, ordered by srciDpaId. */
async function* dpaBlocks(db: Database, subject: SubjectRow, view: PackageOptions['view']) {
  let last = ''
  for (;;) {
    const rows = await dpasOf(db, subject, view)
      .select(['srciDpaId', view === 'draft' ? 'draft as body' : 'published as body'])
      .where('srciDpaId', '>', last)
      .orderBy('srciDpaId')
      .limit(ROWS_AT_ONCE)
      .execute()
    if (rows.length > 0) yield rows.map(({ body }) => body)
    if (rows.length < ROWS_AT_ONCE) return
    last = rows.at(-1)?.srciDpaId ?? last
  }
}

async function templatesOf(db: Database, { accountId, id }: SubjectRow) {
  return db
    .selectFrom('template')
    .select(['channel', 'type', 'lang', 'subjectLine', 'bodyText', 'bodyHtml', 'enabled'])
    .where('accountId', '=', accountId)
    .where('subjectId', '=', id)
    .where('draft', '=', false)
    .orderBy('channel')
    .orderBy('type')
    .orderBy('lang')
    .execute()
}

const withoutNulls = (row: object) =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))

/** A subject in its packaged form. */
export interface PackagedSubject {
  readonly facts: PackageHead['contents'][number]
  /** Its RFC 8785 form, as a stream. */
  text(): AsyncGenerator<string>
}

/** Throws `TaskFailure` when the published copy is required and missing. */
export async function packagedSubject(
  db: Database,
  subject: SubjectRow,
  { view, include }: PackageOptions,
): Promise<PackagedSubject> {
  const published = view === 'draft' ? subject.draft : subject.published
  if (!published) throw new TaskFailure('SUBJECT_NOT_PUBLISHED', `${subject.name} has not been published.`)
  const { id, type, name, externalReference } = subject
  const data = exportable(published, include)
  const withDpas = include.includes('DPAS') && type === 'SRCI'
  const templates = include.includes('TEMPLATES') ? await templatesOf(db, subject) : undefined
  const resources = include.includes('RESOURCES')
    ? await resourceReferences(db, subject.accountId, published.resourceData)
    : undefined
  const { dpas } = await dpasOf(db, subject, view)
    .select(({ fn }) => fn.countAll<number>().as('dpas'))
    .executeTakeFirstOrThrow()
  // In this form members are sorted by name, so the DPAs come after `data` and before all others.
  const after = canonicalize({
    ...(externalReference && { externalReference }),
    id,
    ...(resources && { resources }),
    ...(templates && { templates: templates.map(withoutNulls) }),
    type,
  })
  return {
    facts: {
      id,
      type,
      name,
      dataKeys: keysOf(data),
      dpas: withDpas ? dpas : 0,
      templates: templates?.length ?? 0,
      resources: resources?.length ?? 0,
    },
    text: async function* () {
      yield canonicalize({ data }).slice(0, -1)
      if (withDpas) {
        let before = ',"dpas":['
        for await (const bodies of dpaBlocks(db, subject, view)) {
          yield before + bodies.map((body) => canonicalize(body)).join(',')
          before = ','
        }
        yield before === ',' ? ']' : `${before}]`
      }
      yield `,${after.slice(1)}`
    },
  }
}
