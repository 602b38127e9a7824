import { requestedAccess } from '@portal/contract/people/access-request.ts'
import { listAccessRequests } from '@portal/contract/people/access-request-endpoints.ts'
import { useLoaded, WorkQueue } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { formatNumber, Stack, Text } from '@portal/ui'
import { routes } from '../routes.ts'

const SHOWN = 10

/** Requests that the operator can decide; longest wait first. No list has them all: each leads to its person. */
export default function AccessRequestsCard() {
  const { items } = useLoaded(listAccessRequests, {})
  // One line per person, whose page shows all their requests.
  const people = [...new Set(items.map(({ person }) => person.id))].map((id) =>
    items.filter(({ person }) => person.id === id),
  )
  const shown = people.slice(0, SHOWN).flatMap((requests) => {
    const [first] = requests
    if (!first) return []
    return {
      to: linkTo(routes.userDetails, { userId: first.person.id }),
      title: first.person.name,
      detail: requests.map(requestedAccess).join(', '),
      since: first.createdAt,
    }
  })
  return (
    <Stack gap="2">
      <WorkQueue
        items={shown}
        total={shown.length}
        allAt={linkTo(routes.userList, {})}
        empty="No requests for access."
      />
      {people.length > SHOWN && (
        <Text color="fg.muted" fontSize="sm">
          The longest waiting of {formatNumber(people.length)} people.
        </Text>
      )}
    </Stack>
  )
}
