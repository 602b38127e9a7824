import type { RoleRef, User } from '@portal/contract/people/user-schemas.ts'
import { usePeopleSearch } from '@portal/portal-app/form'
import { Field } from '@portal/ui'
import { Combobox } from '@portal/ui/form'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { assignmentBlock } from '../../role/assignment-block.ts'
import { useRoles } from '../../role/use-roles.ts'

const LABEL = 'Same access as'

const named = (roles: readonly RoleRef[]) => roles.map(({ label }) => label).join(', ') || 'none'

/** Copies the roles of a colleague, found by name or email. */
export function ColleagueRoles() {
  const { setValue } = useFormContext()
  const [email, setEmail] = useState('')
  const [colleague, setColleague] = useState<User>()
  const { people, options, maySearch, search } = usePeopleSearch()
  const all = useRoles()
  const isGivable = ({ id }: RoleRef) => {
    const role = all?.find((one) => one.id === id)
    return !role || !assignmentBlock(role)
  }
  const taken = colleague?.roles.filter(isGivable) ?? []
  const left = colleague?.roles.filter((role) => !isGivable(role)) ?? []
  if (!maySearch) return null

  function choose(next: string) {
    setEmail(next)
    const user = people?.find((one) => one.email === next)
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
    >
      {(ties) => (
        <Combobox
          ties={ties}
          label={LABEL}
          options={options}
          value={email}
          readOnly={false}
          search={search}
          onChange={choose}
        />
      )}
    </Field>
  )
}
