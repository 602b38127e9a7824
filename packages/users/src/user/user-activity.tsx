import { listAuditEvents } from '@portal/contract/history/audit-event-endpoints.ts'
import type { AuditEvent } from '@portal/contract/history/audit-event-schemas.ts'
import type { User } from '@portal/contract/people/user-schemas.ts'
import { useTable } from '@portal/portal-app'
import { HistoryTable, humanize, Pagination, SegmentedChoice, Stack } from '@portal/ui'
import { useState } from 'react'
import { personName } from './person-name.ts'

type Side = 'about' | 'by'

/** What happened, with the record it happened to. */
const inWords = (event: AuditEvent): AuditEvent => ({
  ...event,
  action: [humanize(event.action), event.entityName].filter(Boolean).join(': '),
})

function Events({ query }: { query: object }) {
  const table = useTable(listAuditEvents, { input: { query } })
  return (
    <Stack gap="3">
      <HistoryTable entries={table.rows?.map(inWords)} error={table.error} onRetry={table.retry} />
      {table.rows && table.rows.length > 0 && <Pagination table={table} />}
    </Stack>
  )
}

/** What was changed about a person, roles and passwords included, and what the person changed. */
export function UserActivity({ user }: { user: User }) {
  const [side, setSide] = useState<Side>('about')
  const query = side === 'about' ? { entityType: 'operator', entityId: user.id } : { actorId: user.id }
  return (
    <Stack gap="4">
      <SegmentedChoice<Side>
        label="Changes"
        options={[
          { value: 'about', label: `About ${personName(user)}` },
          { value: 'by', label: `By ${personName(user)}` },
        ]}
        value={side}
        onChange={setSide}
      />
      <Events key={side} query={query} />
    </Stack>
  )
}
