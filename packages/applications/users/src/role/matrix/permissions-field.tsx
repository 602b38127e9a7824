import { PERMISSIONS } from '@portal/contract/permission-table.ts'
import { accessOf, useSession } from '@portal/session'
import { Box, Button, Field, Grid, HStack, Input, Stack, Text } from '@portal/ui'
import { useField } from '@portal/ui/form'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { RoleInput } from '../form/role-form.ts'
import { RolePresets } from '../form/role-presets.tsx'
import { declaredGroups } from './declared-groups.ts'
import { matchingGroups } from './matching-groups.ts'
import { PermissionSum } from './permission-sum.tsx'
import { RoleMatrix } from './role-matrix.tsx'
import { useDeclared } from './use-declared.ts'
import { usePermissionChoice } from './use-permission-choice.ts'

interface PermissionsFieldProps {
  /** The current rights of the role, to mark changes. */
  readonly before?: readonly string[]
}

/** Matrix and summary side by side where there is room. */
const columns = { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 18rem' }
const besideMatrix = {
  alignSelf: 'start',
  position: { xl: 'sticky' },
  top: { xl: 'calc(var(--sticky-top, 0px) + 1rem)' },
} as const

/** The permissions of a role: presets, search, matrix and summary. */
export function PermissionsField({ before }: PermissionsFieldProps) {
  const { permissions: own } = accessOf(useSession())
  const { frame } = useField({ name: 'permissions' })
  const { chosen, said, undo, toggle, startFrom } = usePermissionChoice()
  const types = useWatch<RoleInput, 'subjectTypes'>({ name: 'subjectTypes' }) ?? []
  const [query, setQuery] = useState('')
  const declared = declaredGroups(useDeclared(), before ?? [])
  const groups = matchingGroups(query, declared)
  const total = PERMISSIONS.length + declared.flatMap(({ rows }) => rows).length

  return (
    <Grid templateColumns={columns} gap="6">
      <Stack gap="3" minWidth="0">
        <RolePresets own={own} onStart={startFrom} />
        <Box maxWidth="form">
          <Field
            id={frame.id}
            label="Find a permission"
            hint={`${chosen.size} of ${total} selected.`}
            error={frame.error}
          >
            {(ties) => (
              <Input
                {...ties}
                type="search"
                value={query}
                onChange={(event) => setQuery(event.target.value)}
                // Enter must not submit the surrounding form.
                onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
              />
            )}
          </Field>
        </Box>
        <HStack gap="3" minHeight="8">
          <Button size="sm" disabledReason={undo ? undefined : 'Nothing selected yet.'} onClick={undo}>
            Undo
          </Button>
          <Text role="status" fontSize="sm">
            {said}
          </Text>
        </HStack>
        {groups.length > 0 ? (
          <RoleMatrix
            groups={groups}
            chosen={chosen}
            before={before && new Set(before)}
            givable={own}
            onToggle={toggle}
          />
        ) : (
          <Text>No permission matches “{query.trim()}”.</Text>
        )}
      </Stack>
      <Box as="section" aria-label="What the role allows" css={besideMatrix}>
        <PermissionSum permissions={chosen} subjectTypes={types.length} />
      </Box>
    </Grid>
  )
}
