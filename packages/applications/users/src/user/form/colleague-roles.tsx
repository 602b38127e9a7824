import { listUsers } from '@portal/contract/people/user-endpoints.ts'
import type { RoleRef, User } from '@portal/contract/people/user-schemas.ts'
import { queryFor, useCan } from '@portal/session'
import { Field } from '@portal/ui'
import { Combobox } from '@portal/ui/form'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { assignmentBlock } from '../../role/assignment-block.ts'
import { useRoles } from '../../role/use-roles.ts'
import { personName } from '../person-name.ts'

const MIN_QUERY_LENGTH = 2
const LABEL = 'Same access as'

const named = (roles: readonly RoleRef[]) => roles.map(({ label }) => label).join(', ') || 'none'

/** Copies the roles of a colleague, found by name or email. */
export function ColleagueRoles() {
  const { setValue } = useFormContext()
  const [email, setEmail] = useState('')
  const [colleague, setColleague] = useState<User>()
  const [typed, setTyped] = useState('')
  const mayLook = useCan(listUsers)
  const isSearched = mayLook && typed.trim().length >= MIN_QUERY_LENGTH
  const { data, isPlaceholderData } = useQuery({
    ...queryFor(listUsers, { query: { q: typed, pageSize: 10, sort: 'family_name' } }),
    enabled: isSearched,
    placeholderData: keepPreviousData,
  })
  /** The results belong to the current input. */
  const isAnswered = isSearched && data !== undefined && !isPlaceholderData
  const found = isAnswered ? data.items : []
  const all = useRoles()
  const isGivable = ({ id }: RoleRef) => {
    const role = all?.find((one) => one.id === id)
    return !role || !assignmentBlock(role)
  }
  const taken = colleague?.roles.filter(isGivable) ?? []
  const left = colleague?.roles.filter((role) => !isGivable(role)) ?? []
  if (!mayLook) return null

  function choose(next: string) {
    setEmail(next)
    const user = found.find((one) => one.email === next)
    setColleague(user)
    if (!user) return
    const roleIds = user.roles.filter(isGivable).map(({ id }) => id)
    setValue('roleIds', roleIds, { shouldDirty: true, shouldValidate: true })
  }

  return (
    <Field
      label={LABEL}
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
        isAnswered && found.length === 0
          ? `No one found with the name or email “${typed.trim()}”.`
          : undefined
      }
    >
      {(ties) => (
        <Combobox
          ties={ties}
          label={LABEL}
          options={found.map((user) => ({ value: user.email, label: `${personName(user)}, ${user.email}` }))}
          value={email}
          readOnly={false}
          search={{ onType: setTyped, isWaiting: !isAnswered }}
          onChange={choose}
        />
      )}
    </Field>
  )
}
