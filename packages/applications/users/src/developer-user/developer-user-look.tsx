import type { DeveloperUser } from '@portal/contract/developer-portal/developer-user-schemas.ts'
import { useRecordActions } from '@portal/portal-app'
import { Stack, Text, useSingleKeys } from '@portal/ui'
import { developerUserActions } from './developer-user-actions.ts'
import { DeveloperUserOverview } from './developer-user-overview.tsx'

/** Quick view of a developer; `e` enables and `r` rejects. */
export function DeveloperUserLook({ user }: { user: DeveloperUser }) {
  const items = useRecordActions(developerUserActions)(user)
  const start = (label: string) =>
    items.find((item) => item.label === label && !item.disabledReason)?.onSelect
  useSingleKeys({ e: start('Enable'), r: start('Reject') })
  return (
    <Stack gap="4">
      <DeveloperUserOverview user={user} />
      <Text color="fg.muted" fontSize="sm">
        Keys: e enables, r rejects.
      </Text>
    </Stack>
  )
}
