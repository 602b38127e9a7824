import { listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import { ListScreen, useLoaded } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { Navigate } from 'react-router-dom'
import { routes } from '../routes.ts'
import { LastSrci } from './last-srci.tsx'
import { SRCI_COLUMNS } from './srci-columns.tsx'

const INITIATORS = { category: 'business', type: 'SRCI' } as const

/** First step for a new DPA: choose its SRC initiator. With only one, it is chosen automatically. */
export default function SelectSrciPage() {
  const { items, page } = useLoaded(listSubjects, { query: { ...INITIATORS, pageSize: 1 } })
  const [only] = items
  if (only && page.totalItems === 1) {
    return <Navigate replace to={linkTo(routes.dpaCreate, { subjectId: only.id })} />
  }
  return (
    <ListScreen
      call={listSubjects}
      input={{ query: INITIATORS }}
      name="SRC initiators"
      find={{ label: 'Search by name, legal name or reference' }}
      rows={{ label: 'SRC initiators', columns: SRCI_COLUMNS, name: ({ name }) => name }}
      empty={{
        title: 'No SRC initiator available to you',
        text: 'A payment application belongs to an SRC initiator. Create one under Business Subjects first.',
      }}
    >
      <LastSrci />
    </ListScreen>
  )
}
