import type { PersonRef } from '@portal/contract/formats.ts'
import { Moment, Stack, Text } from '@portal/ui'

/** When a record last changed and, below, by whom: a cell of a list. */
export const ChangedCell = ({ at, by }: { readonly at: string; readonly by: Pick<PersonRef, 'name'> }) => (
  <Stack gap="0">
    <Moment at={at} day relative />
    <Text color="fg.muted" fontSize="sm">
      {by.name}
    </Text>
  </Stack>
)
