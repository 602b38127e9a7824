import { listAuditEvents } from '@portal/contract/history/audit-event-endpoints.ts'
import type { User } from '@portal/contract/people/user-schemas.ts'
import { RecordHistory, useTable } from '@portal/portal-app'
import { DataTable, FilterBar, SegmentedChoice, Stack } from '@portal/ui'
import { useState } from 'react'
import { personName } from '../person-name.ts'
import { USER_LABELS } from '../user-labels.ts'
import { activityColumns } from './activity-columns.tsx'

/** Changes made by the person, in records that the operator may read. */
function ChangesBy({ user }: { user: User }) {
  const table = useTable(listAuditEvents, { input: { query: { actorId: user.id } } })
  const label = `Changes by ${personName(user)}`
  return (
    <Stack gap="3">
      <FilterBar table={table} searchLabel="Search in reasons" />
      <DataTable
        label={label}
        table={table}
        columns={activityColumns}
        rowKey={({ id }) => id}
        empty={{ title: 'No changes yet', text: "This person's changes appear here." }}
      />
    </Stack>
  )
}

type Side = 'about' | 'by'

/** Changes to a person, including roles and passwords, and changes made by the person. */
export function UserActivity({ user }: { user: User }) {
  const [side, setSide] = useState<Side>('about')
  const name = personName(user)
  return (
    <Stack gap="4">
      <SegmentedChoice<Side>
        label="Changes"
        options={[
          { value: 'about', label: 'About this person' },
          { value: 'by', label: 'By this person' },
        ]}
        value={side}
        onChange={setSide}
      />
      {side === 'by' && <ChangesBy user={user} />}
      {side === 'about' && (
        <RecordHistory
          call={listAuditEvents}
          input={{ query: { entityType: 'operator', entityId: user.id } }}
          name={`History of ${name}`}
          labels={USER_LABELS}
        />
      )}
    </Stack>
  )
}
