import { listUsers } from '@portal/contract/people/user-endpoints.ts'
import type { RoleRef } from '@portal/contract/people/user-schemas.ts'
import { queryFor, useCan } from '@portal/session'
import { Field, Input } from '@portal/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { givingBlock } from '../role/giving-block.ts'
import { useRoles } from '../role/use-roles.ts'
import { personName } from './person-name.ts'

const SHORTEST_QUERY = 2

const named = (roles: readonly RoleRef[]) => roles.map(({ label }) => label).join(', ') || 'none'

/** Takes over the roles of a colleague, who is found by name or e-mail. */
export function ColleagueRoles() {
  const { setValue } = useFormContext()
  const [text, setText] = useState('')
  const listId = useId()
  const mayLook = useCan(listUsers)
  const { data } = useQuery({
    ...queryFor(listUsers, { query: { q: text, pageSize: 10, sort: 'family_name' } }),
    enabled: mayLook && text.trim().length >= SHORTEST_QUERY,
    placeholderData: keepPreviousData,
  })
  const found = data?.items ?? []
  const colleague = found.find(({ email }) => email === text)
  const all = useRoles()
  const isGivable = ({ id }: RoleRef) => !givingBlock(all?.find((role) => role.id === id)?.resources ?? [])
  const taken = colleague?.roles.filter(isGivable) ?? []
  const left = colleague?.roles.filter((role) => !isGivable(role)) ?? []
  const takeOver = useEffectEvent(() => {
    const roleIds = taken.map(({ id }) => id)
    setValue('roleIds', roleIds, { shouldDirty: true, shouldValidate: true })
  })
  useEffect(() => {
    if (colleague?.id) takeOver()
  }, [colleague?.id])
  if (!mayLook) return null

  return (
    <Field
      label="Same access as"
      optional
      hint={
        colleague
          ? [
              `Took over: ${named(taken)}.`,
              ...(left.length > 0 ? [`Not yours to give: ${named(left)}.`] : []),
            ].join(' ')
          : 'Type a name and choose a colleague to take over their roles.'
      }
    >
      {(ties) => (
        <>
          <Input {...ties} list={listId} value={text} onChange={(event) => setText(event.target.value)} />
          <datalist id={listId}>
            {found.map((user) => (
              <option key={user.id} value={user.email}>
                {personName(user)}
              </option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  )
}
