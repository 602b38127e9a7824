import type { AccessSet } from '@portal/contract/access-set.ts'
import { PERMISSION_TABLE } from '@portal/contract/permission-table.ts'
import { SUBJECT_TYPE_LABELS, SUBJECT_TYPES } from '@portal/contract/subjects/subject.ts'
import { Box, DetailsList, Field, Input, Mono, Stack, Text } from '@portal/ui'
import { useState } from 'react'
import { MayI } from './may-i.tsx'

interface MyAccessProps {
  readonly access: AccessSet
  readonly roles: readonly { label: string; resources: readonly string[] }[]
}

const groups = [...new Set(PERMISSION_TABLE.map(({ group }) => group))]

/** Every permission of the operator by area, with the roles that grant it. */
export function MyAccess({ access, roles }: MyAccessProps) {
  const types = SUBJECT_TYPES.filter((type) => access.subjectTypes.has(type)).map(
    (type) => SUBJECT_TYPE_LABELS[type],
  )
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
        <MayI text={text} grantedBy={grantedBy} />
      ) : (
        <HeldByArea access={access} grantedBy={grantedBy} />
      )}
    </Stack>
  )
}

interface HeldByAreaProps {
  readonly access: AccessSet
  grantedBy(permission: string): readonly string[]
}

function HeldByArea({ access, grantedBy }: HeldByAreaProps) {
  return groups.map((group) => {
    const held = PERMISSION_TABLE.filter((row) => row.group === group && access.permissions.has(row.resource))
    const total = PERMISSION_TABLE.filter((row) => row.group === group).length
    if (held.length === 0) return null
    return (
      <Box as="details" key={group} borderTopWidth="1px" borderColor="border" paddingTop="3">
        <Box as="summary" cursor="pointer" fontWeight="strong">
          {group}{' '}
          <Text as="span" color="fg.muted" fontWeight="normal">
            {held.length} of {total}
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
