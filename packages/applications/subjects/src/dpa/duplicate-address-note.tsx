import { listDpas } from '@portal/contract/dpas/dpa-endpoints.ts'
import { linkTo } from '@portal/routing/link-to.ts'
import { can, queryFor } from '@portal/session'
import { Notice, TextLink } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useWatch } from 'react-hook-form'
import { routes } from '../routes.ts'

/** The shortest meaningful address to look up. */
const MIN_LENGTH = 8

/** Warns about other DPAs with the typed address, since usually the same shop was entered twice. */
export function DuplicateAddressNote({ dpaId }: { dpaId: string | undefined }) {
  const typed: unknown = useWatch({ name: 'dpaData.dpaUri' })
  const address = useDeferredValue(String(typed ?? '').trim())
  const { data } = useQuery({
    ...queryFor(listDpas, { query: { q: address } }, { errors: 'nowhere' }),
    enabled: address.length >= MIN_LENGTH && can(listDpas),
  })
  const same = data?.items.filter(({ id, dpaUri }) => dpaUri === address && id !== dpaId) ?? []
  if (same.length === 0) return null
  return (
    <Notice kind="warning" title="Another payment application has this address">
      <ul>
        {same.map(({ id, subjectId, subjectName, dpaPresentationName }) => (
          <li key={id}>
            <TextLink to={linkTo(routes.dpaDetails, { subjectId, dpaId: id })} underlined>
              {dpaPresentationName}
            </TextLink>{' '}
            of {subjectName}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
