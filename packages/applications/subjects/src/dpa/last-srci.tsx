import { getSubject } from '@portal/contract/subjects/subject-endpoints.ts'
import { linkTo } from '@portal/routing/link-to.ts'
import { queryFor } from '@portal/session'
import { ButtonLink } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { routes } from '../routes.ts'
import { useLastSrci } from './use-last-srci.ts'

/** Shortcut for adding several DPAs to one SRC initiator. */
export function LastSrci() {
  const subjectId = useLastSrci().get() ?? ''
  const { data } = useQuery({
    ...queryFor(getSubject, { params: { subjectId } }, { errors: 'nowhere' }),
    enabled: subjectId !== '',
  })
  return (
    data && (
      <div>
        <ButtonLink to={linkTo(routes.dpaCreate, { subjectId })} variant="solid">
          Continue with {data.name}
        </ButtonLink>
      </div>
    )
  )
}
