import { listDeveloperUsers } from '@portal/contract/developer-portal/developer-user-endpoints.ts'
import { linkTo } from '@portal/routing/link-to.ts'
import { queryFor, useCan } from '@portal/session'
import { Notice, TextLink } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useWatch } from 'react-hook-form'
import { routes } from '../routes.ts'
import { isAddress } from '../user/form/is-address.ts'
import { personName } from '../user/person-name.ts'

/** Warns that a developer with the typed address already exists, and links to them. */
export function KnownDeveloper() {
  const typed: string = useWatch({ name: 'email' })
  const email = useDeferredValue(typed.trim().toLowerCase())
  const enabled = useCan(listDeveloperUsers) && isAddress(email)
  const { data } = useQuery({
    ...queryFor(listDeveloperUsers, { query: { q: email } }, { errors: 'nowhere' }),
    enabled,
  })
  const user = enabled ? data?.items.find((one) => one.email === email) : undefined
  if (!user) return null
  return (
    <Notice kind="warning" title={`${personName(user)} already has this email address`}>
      <TextLink to={linkTo(routes.developerUserList, {}, { q: email })}>Show {personName(user)}</TextLink>
    </Notice>
  )
}
