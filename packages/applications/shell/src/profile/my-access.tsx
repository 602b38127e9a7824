import type { AccessSet } from '@portal/contract/access-set.ts'
import { SUBJECT_TYPE_LABELS, SUBJECT_TYPES } from '@portal/contract/subjects/subject.ts'
import { Box, DetailsList, Field, Input, Mono, Stack, Text } from '@portal/ui'
import { useState } from 'react'
import { MayI } from './may-i.tsx'
import { type PermissionFacts, usePermissionRows } from './use-permission-rows.ts'

interface MyAccessProps {
  readonly access: AccessSet
  readonly roles: readonly { label: string; resources: readonly string[] }[]
}

/** Every permission of the operator by area, with the roles that grant it. */
export function MyAccess({ access, roles }: MyAccessProps) {
  const types = SUBJECT_TYPES.filter((type) => access.subjectTypes.has(type)).map(
    (type) => SUBJECT_TYPE_LABELS[type],
  )
  const all = usePermissionRows()
  const [text, setText] = useState('')
  const grantedBy = (permission: string) =>
    roles.filter(({ resources }) => resources.includes(permission)).map(({ label }) => label)
  return (
    <Stack gap="5">
      <Text>
        {types.length > 0 ? `Subject types: ${types.join(', ')}.` : 'No access to subjects of any type.'}
      </Text>
      <Field label="Can I …?" hint="A keyword, or the name of a permission.">
        {(control) => (
          <Input
            {...control}
            type="search"
            maxWidth="form"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      {text.trim() ? (
        <MayI all={all} text={text} grantedBy={grantedBy} />
      ) : (
        <HeldByArea all={all} access={access} grantedBy={grantedBy} />
      )}
    </Stack>
  )
}

interface HeldByAreaProps {
  readonly all: readonly PermissionFacts[]
  readonly access: AccessSet
  grantedBy(permission: string): readonly string[]
}

function HeldByArea({ all, access, grantedBy }: HeldByAreaProps) {
  return [...new Set(all.map(({ group }) => group))].map((group) => {
    const rows = all.filter((row) => row.group === group)
    const held = rows.filter(({ resource }) => access.permissions.has(resource))
    if (held.length === 0) return null
    return (
      <Box as="details" key={group} borderTopWidth="1px" borderColor="border" paddingTop="3">
        <Box as="summary" cursor="pointer" fontWeight="strong">
          {group}{' '}
          <Text as="span" color="fg.muted" fontWeight="normal">
            {held.length} of {rows.length}
          </Text>
        </Box>
        <Box paddingTop="3">
          <DetailsList
            items={held.map(({ resource, description }) => ({
              label: description,
              value: (
                <>
                  <Mono>{resource}</Mono> by {grantedBy(resource).join(', ')}
                </>
              ),
            }))}
          />
        </Box>
      </Box>
    )
  })
}
