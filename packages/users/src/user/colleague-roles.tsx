import { listUsers } from '@portal/contract/people/user-endpoints.ts'
import { queryFor, useCan } from '@portal/session'
import { Field, Input } from '@portal/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { personName } from './person-name.ts'

const SHORTEST_QUERY = 2

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
  const takeOver = useEffectEvent(() => {
    const roleIds = colleague?.roles.map(({ id }) => id)
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
          ? `Took over: ${colleague.roles.map(({ label }) => label).join(', ')}`
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
