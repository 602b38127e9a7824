import { listUsers } from '@portal/contract/people/user-endpoints.ts'
import type { RoleRef } from '@portal/contract/people/user-schemas.ts'
import { queryClient, queryFor, useCan } from '@portal/session'
import { Field, Input } from '@portal/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { assignmentBlock } from '../../role/assignment-block.ts'
import { useRoles } from '../../role/use-roles.ts'
import { personName } from '../person-name.ts'

const MIN_QUERY_LENGTH = 2

const named = (roles: readonly RoleRef[]) => roles.map(({ label }) => label).join(', ') || 'none'

/** Copies the roles of a colleague, found by name or email. */
export function ColleagueRoles() {
  const { setValue } = useFormContext()
  const [text, setText] = useState('')
  const listId = useId()
  const mayLook = useCan(listUsers)
  const isSearched = mayLook && text.trim().length >= MIN_QUERY_LENGTH
  const search = queryFor(listUsers, { query: { q: text, pageSize: 10, sort: 'family_name' } })
  const { data, isPlaceholderData } = useQuery({
    ...search,
    enabled: isSearched,
    placeholderData: keepPreviousData,
  })
  /** The results belong to the current input. */
  const isAnswered = isSearched && data !== undefined && !isPlaceholderData
  const found = data?.items ?? []
  const colleague = found.find(({ email }) => email === text)
  const all = useRoles()
  const isGivable = ({ id }: RoleRef) => {
    const role = all?.find((one) => one.id === id)
    return !role || !assignmentBlock(role)
  }
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

  /** Enter chooses the match as soon as it is unique; it does not submit the form. */
  async function choose(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (!isSearched) return
    const answer = await queryClient.fetchQuery(search).catch(() => undefined)
    const [only, ...others] = answer?.items ?? []
    if (only && others.length === 0) setText((now) => (now === text ? only.email : now))
  }

  return (
    <Field
      label="Same access as"
      optional
      hint={
        colleague
          ? [
              `Copied roles: ${named(taken)}.`,
              ...(left.length > 0 ? [`You cannot assign: ${named(left)}.`] : []),
            ].join(' ')
          : 'Type a name and choose a colleague to copy their roles.'
      }
      error={
        isAnswered && found.length === 0 ? `No one found with the name or email “${text.trim()}”.` : undefined
      }
    >
      {(ties) => (
        <>
          <Input
            {...ties}
            list={listId}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => void choose(event)}
          />
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
