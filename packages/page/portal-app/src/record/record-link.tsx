import type { AccessSet } from '@portal/contract/access-set.ts'
import { ALL_RECORDS } from '@portal/contract/all-records.ts'
import { PAGE_DATA, readPageData } from '@portal/contract/portal-config.ts'
import type { RecordFacts } from '@portal/contract/record-facts.ts'
import type { SubjectType } from '@portal/contract/subjects/subject.ts'
import { keysOf } from '@portal/contract/typed-objects.ts'
import type { AppTable } from '@portal/routing/app-table.ts'
import { isAllowed } from '@portal/routing/is-allowed.ts'
import { recordAddress } from '@portal/routing/record-address.ts'
import { accessOf, useSession } from '@portal/session'
import { TextLink } from '@portal/ui'
import type { ReactNode } from 'react'

interface RecordLinkProps {
  /** The kind of record; where two kinds share it, the subject type tells them apart. */
  readonly record: RecordFacts
  /** As in the audit trail. */
  readonly id: string
  readonly subjectType?: SubjectType
  /** Of a record in a directory. */
  readonly directoryId?: string
  readonly children: ReactNode
}

type LinkedRecord = Omit<RecordLinkProps, 'children'>

/** The record's address in any application of this page; undefined without one, or without permission. */
function addressOf(
  { record, id, subjectType, directoryId }: LinkedRecord,
  access: AccessSet,
): string | undefined {
  const tables = readPageData<AppTable[]>(PAGE_DATA.apps, document)
  const entity = keysOf(ALL_RECORDS).find((kind) => ALL_RECORDS[kind] === record)
  const facts = tables
    .flatMap(({ records }) => Object.values(records))
    .find(({ audit, details }) => {
      if (!details || audit === undefined || audit.entity !== entity) return false
      return !audit.subjectTypes || audit.subjectTypes.some((type) => type === subjectType)
    })
  const screen = tables.flatMap(({ rows }) => rows).find(({ path }) => path === facts?.details)
  return facts && screen && isAllowed(screen.needs, access)
    ? recordAddress(facts, { entityId: id, directoryId })
    : undefined
}

/** A link to a record of any application; plain text when it has no destination. */
export function RecordLink({ children, ...wanted }: RecordLinkProps) {
  const to = addressOf(wanted, accessOf(useSession()))
  return to ? <TextLink to={to}>{children}</TextLink> : children
}
