import { ANNOUNCE_EVERY_SECONDS } from '@portal/contract/presence/edited-record.ts'
import { listEditors } from '@portal/contract/presence/presence-endpoints.ts'
import type { EditedRecord } from '@portal/contract/presence/presence-schemas.ts'
import { queryFor, useSession } from '@portal/session'
import { Box, HStack } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { useRecordOfScreen } from './use-record-of-screen.ts'

const inWords = new Intl.ListFormat('en')

function sentenceOf(names: readonly string[]): string {
  return `${inWords.format(names)} ${names.length === 1 ? 'is' : 'are'} editing this`
}

/** Polls while the tab is visible; a failed request counts as no editors. */
function useEditors(record: EditedRecord): readonly string[] {
  const session = useSession()
  const { data } = useQuery({
    ...queryFor(listEditors, { query: record }, { errors: 'nowhere' }),
    enabled: session.status === 'authenticated' && !session.lock,
    refetchInterval: ANNOUNCE_EVERY_SECONDS * 1000,
    gcTime: 0,
  })
  return data?.items.map(({ name }) => name) ?? []
}

function Editors({ record }: { record: EditedRecord }) {
  const names = useEditors(record)
  return (
    // Always mounted, so that screen readers announce new editors; takes no space while empty.
    <Box as="span" role="status" color="fg.muted" fontSize="sm" _empty={{ position: 'absolute' }}>
      {names.length > 0 && (
        <HStack as="span" gap="2">
          <Box as="span" data-dot boxSize="2" flexShrink="0" borderRadius="full" bg="accent" />
          {sentenceOf(names)}
        </HStack>
      )}
    </Box>
  )
}

/** "Ben Ortiz is editing this", on the screens of a record. */
export function EditorsNote() {
  const record = useRecordOfScreen()
  return record && <Editors record={record} />
}
