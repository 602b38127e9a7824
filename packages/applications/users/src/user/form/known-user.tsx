import { listUsers } from '@portal/contract/people/user-endpoints.ts'
import { RecordActions } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { queryFor, useCan } from '@portal/session'
import { Notice, TextLink } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useWatch } from 'react-hook-form'
import { routes } from '../../routes.ts'
import { personName } from '../person-name.ts'
import { userActions } from '../user-actions.ts'
import { isAddress } from './is-address.ts'

/** Warns that a user with the typed address already exists, and links to them. */
export function KnownUser() {
  const typed: string = useWatch({ name: 'email' })
  const email = useDeferredValue(typed.trim().toLowerCase())
  const enabled = useCan(listUsers) && isAddress(email)
  const { data } = useQuery({
    ...queryFor(listUsers, { query: { q: email } }, { errors: 'nowhere' }),
    enabled,
  })
  const user = enabled ? data?.items.find((one) => one.email === email) : undefined
  if (!user) return null
  return (
    <Notice
      kind="warning"
      title={`${personName(user)} already has this email address`}
      action={<RecordActions actions={{ enable: userActions.enable }} record={user} />}
    >
      <TextLink to={linkTo(routes.userDetails, { userId: user.id })}>Open {personName(user)}</TextLink>
    </Notice>
  )
}
