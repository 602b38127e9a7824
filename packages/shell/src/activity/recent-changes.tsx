import { listAuditEvents } from '@portal/contract/history/audit-event-endpoints.ts'
import type { AuditEvent } from '@portal/contract/history/audit-event-schemas.ts'
import { useLoaded } from '@portal/portal-app'
import { accessOf, useSession } from '@portal/session'
import { Box, Flex, humanize, Moment, Stack, Text, TextLink } from '@portal/ui'
import { recordAddress } from '../records/record-address.ts'
import { useSystemSubjects } from '../records/use-system-subjects.ts'
import { routeTables } from '../route-tables.ts'

const SHOWN = 20

/** Actions of the audit trail say "devuser" and "cr". */
const spelledOut = (action: string) =>
  action.replace(/^DEVUSER_/, 'DEVELOPER_USER_').replace(/^CR_/, 'CHANGE_REQUEST_')

function Change({ event, to }: { event: AuditEvent; to: string | undefined }) {
  const name = event.entityName ?? humanize(event.entityType)
  return (
    <Box as="li" paddingBlock="2" borderTopWidth="1px" borderColor="border" _first={{ borderTopWidth: '0' }}>
      <Flex gap="3" justify="space-between" align="baseline">
        <Box minWidth="0" overflowWrap="anywhere">
          {humanize(spelledOut(event.action))}
          {' · '}
          {to ? (
            <TextLink to={to} underlined>
              {name}
            </TextLink>
          ) : (
            name
          )}
        </Box>
        <Text as="span" color="fg.muted" fontSize="sm" whiteSpace="nowrap">
          <Moment at={event.changedAt} relative />
        </Text>
      </Flex>
      <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
        {[event.changedBy.name, event.changeReason].filter(Boolean).join(': ')}
      </Text>
    </Box>
  )
}

interface RecentChangesProps {
  /** Beginning of the period; without it the latest, however old. */
  readonly from?: string
  readonly actorId: string | undefined
}

/** The latest entries of the audit trail: what happened to which record, who did it, when and why. */
export function RecentChanges({ from, actorId }: RecentChangesProps) {
  const access = accessOf(useSession())
  const systemSubjects = useSystemSubjects()
  const { items } = useLoaded(listAuditEvents, {
    query: { pageSize: SHOWN, ...(from && { from }), ...(actorId && { actorId }) },
  })
  if (items.length === 0)
    return (
      <Text color="fg.muted">{from ? 'Nothing was changed in this time.' : 'Nothing was changed yet.'}</Text>
    )
  return (
    <Stack
      as="ol"
      gap="0"
      listStyleType="none"
      maxHeight="15.75rem"
      overflowY="auto"
      tabIndex={0}
      aria-label="Recent changes"
    >
      {items.map((event) => (
        <Change key={event.id} event={event} to={recordAddress(event, routeTables, access, systemSubjects)} />
      ))}
    </Stack>
  )
}
