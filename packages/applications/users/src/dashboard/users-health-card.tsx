import type { InputOf } from '@portal/contract/endpoint.ts'
import { listUsers } from '@portal/contract/people/user-endpoints.ts'
import { FigureList, figureFor } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { useSuspenseQueries } from '@tanstack/react-query'
import { routes } from '../routes.ts'
import { ACTIVE } from '../user/list/user-filters.ts'

type Asked = NonNullable<InputOf<typeof listUsers>['query']>

/** Each figure links to the list with its filter applied. */
const FIGURES: readonly {
  label: string
  filter: Pick<Asked, 'status' | 'credentialState' | 'lastSignIn'>
}[] = [
  { label: 'Active', filter: ACTIVE },
  { label: 'Disabled', filter: { status: 'SUSPENDED' } },
  {
    label: 'Enabled, but no sign-in in 90 days, or never',
    filter: { status: 'ACTIVE', lastSignIn: ['NEVER', 'OVER_90_DAYS'] },
  },
]

/** How many operators there are, and how many have accounts that they do not use. */
export default function UsersHealthCard() {
  const counts = useSuspenseQueries({
    queries: FIGURES.map(({ filter }) => figureFor(listUsers, { query: { ...filter, pageSize: 1 } })),
  })
  return (
    <FigureList
      figures={FIGURES.map(({ label, filter }, index) => ({
        label,
        count: counts[index]?.data.page.totalItems ?? 0,
        to: linkTo(routes.userList, {}, filter),
      }))}
    />
  )
}
