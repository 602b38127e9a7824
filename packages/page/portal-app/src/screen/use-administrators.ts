import { BUILT_IN_ROLES } from '@portal/contract/built-in-roles.ts'
import { addUserRoles, listUsers } from '@portal/contract/people/user-endpoints.ts'
import { can, queryFor, useSession } from '@portal/session'
import { formatCount } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'

/** The administrators to suggest, plus one, since the operator may be among them. */
const ASKED = 4

const givesRoles = (resources: readonly string[]) => resources.some((one) => one === addUserRoles.permission)

/** Names of the built-in roles that may grant roles to others. */
const ROLES = BUILT_IN_ROLES.filter(({ resources }) => givesRoles(resources)).map(({ label }) => label)

const oneOf = new Intl.ListFormat('en', { type: 'disjunction' })

/**
 * Who can grant the operator a role, as text: names as far as the operator may see people, otherwise roles.
 */
export function useAdministrators(): string {
  const session = useSession()
  const own = session.status === 'authenticated' ? session.user.email : ''
  const { data } = useQuery({
    ...queryFor(listUsers, {
      query: {
        permission: [String(addUserRoles.permission)],
        status: ['ACTIVE'],
        credentialState: ['CONFIRMED'],
        // Recently active administrators are likely to respond.
        sort: '-lastSignInAt',
        pageSize: ASKED,
      },
    }),
    enabled: can(listUsers),
  })
  const items = data?.items ?? []
  const others = items.filter(({ email }) => email !== own)
  const people = others
    .slice(0, ASKED - 1)
    .map(({ given_name, family_name, email }) => `${given_name} ${family_name} (${email})`)
  const unnamed = (data?.page.totalItems ?? 0) - (items.length - others.length) - people.length
  if (people.length === 0) return `anyone with the role ${oneOf.format(ROLES)}`
  return oneOf.format(unnamed > 0 ? [...people, formatCount(unnamed, 'other')] : people)
}
