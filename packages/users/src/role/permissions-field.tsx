import { describePermission, PERMISSIONS } from '@portal/contract/permission-table.ts'
import { accessOf, useSession } from '@portal/session'
import { Field, Input, Stack, Text } from '@portal/ui'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { DutyWarnings } from './duty-warnings.tsx'
import { matchingGroups } from './matching-groups.ts'
import { withToggled } from './permission-choice.ts'
import { RoleMatrix } from './role-matrix.tsx'
import { RolePresets } from './role-presets.tsx'

interface PermissionsFieldProps {
  /** What the role holds now, to mark what changes. */
  readonly before?: readonly string[]
  readonly readOnly?: boolean
}

/** What came along with the last choice, in words. */
function sentenceOf(along: readonly string[], on: boolean): string {
  if (along.length === 0) return ''
  const why = on ? 'Also added, because it is needed' : 'Also removed, because it needs what was removed'
  return `${why}: ${along.map(describePermission).join('; ')}.`
}

/** The permissions of a role: presets, search, the matrix, and what to think of before saving. */
export function PermissionsField({ before, readOnly = false }: PermissionsFieldProps) {
  const { permissions: own } = accessOf(useSession())
  const { field, fieldState } = useController<{ permissions: string[] }>({ name: 'permissions' })
  const [query, setQuery] = useState('')
  const [along, setAlong] = useState('')
  const chosen = new Set(field.value)

  function toggle(permissions: readonly string[], on: boolean) {
    const choice = withToggled(chosen, permissions, on)
    field.onChange(PERMISSIONS.filter((permission) => choice.chosen.has(permission)))
    setAlong(sentenceOf(choice.along, on))
  }

  return (
    <Stack gap="3">
      {!readOnly && <RolePresets own={own} onStart={() => setAlong('')} />}
      <Field
        label="Find a permission"
        hint={`${chosen.size} of ${PERMISSIONS.length} chosen.`}
        error={fieldState.error?.message}
      >
        {(ties) => (
          <Input
            {...ties}
            type="search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            // Enter ends the search, not the form around it.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        )}
      </Field>
      <RoleMatrix
        groups={matchingGroups(query)}
        chosen={chosen}
        before={before && new Set(before)}
        givable={own}
        readOnly={readOnly}
        onToggle={toggle}
      />
      <Text role="status" fontSize="sm">
        {along}
      </Text>
      <DutyWarnings permissions={chosen} />
    </Stack>
  )
}
