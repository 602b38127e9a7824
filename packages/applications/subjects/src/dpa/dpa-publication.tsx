import { getDpa } from '@portal/contract/dpas/dpa-endpoints.ts'
import type { Dpa } from '@portal/contract/dpas/dpa-schemas.ts'
import { queryFor } from '@portal/session'
import { ErrorNotice, Heading, Skeleton, Stack } from '@portal/ui'
import { differences } from '@portal/ui/form'
import { useQuery } from '@tanstack/react-query'
import { FoldedChanges } from '../subject/folded-changes.tsx'
import { ValueList } from '../subject/value-list.tsx'
import type { ActedDpa } from './dpa-actions.ts'
import { dpaBodyOf } from './dpa-body-of.ts'
import { DPA_LABELS } from './dpa-labels.ts'
import { nameOfDpa } from './dpa-name.ts'

/** Every value that differs between two copies of a DPA. */
export const dpaDifferences = (before: Dpa, after: Dpa) => differences(dpaBodyOf(before), dpaBodyOf(after))

/** What goes live: differences from the published copy, or everything the first time. */
export function DpaPublication({ dpa, named }: { dpa: ActedDpa; named: boolean }) {
  const params = { subjectId: dpa.subjectId, dpaId: dpa.id }
  const isFirst = dpa.publicationStatus === 'DRAFT'
  const { data: draft, error } = useQuery(queryFor(getDpa, { params }, { errors: 'here' }))
  const { data: published, error: other } = useQuery({
    ...queryFor(getDpa, { params, query: { view: 'published' } }, { errors: 'here' }),
    enabled: !isFirst,
  })
  const failure = error ?? other
  return (
    <Stack as="section" gap="2" fontSize="sm" aria-label={nameOfDpa(dpa)}>
      {named && (
        <Heading as="h3" fontSize="md">
          {nameOfDpa(dpa)}
        </Heading>
      )}
      {failure && <ErrorNotice error={failure} />}
      {!failure && !(draft && (isFirst || published)) && <Skeleton height="4rem" />}
      {draft && isFirst && (
        <details>
          <summary>First publication, with the whole draft</summary>
          <ValueList value={dpaBodyOf(draft)} labels={DPA_LABELS} depth={2} />
        </details>
      )}
      {draft && published && <FoldedChanges changes={dpaDifferences(published, draft)} labels={DPA_LABELS} />}
    </Stack>
  )
}
