import { listAuditEvents } from '@portal/contract/history/audit-event-endpoints.ts'
import type { Role } from '@portal/contract/roles/role-schemas.ts'
import { RecordHistory } from '@portal/portal-app'
import { Stack, Tabs } from '@portal/ui'
import { RoleFacts } from './list/role-facts.tsx'
import { RoleHolders } from './list/role-holders.tsx'
import { ROLE_LABELS } from './role-labels.ts'
import { RolePermissions } from './role-permissions.tsx'

const TABS = [
  { id: 'overview', label: 'Overview' },
  { id: 'permissions', label: 'Permissions' },
  { id: 'activity', label: 'Activity' },
]

/** Tabs with the details of a role. */
export function RoleTabs({ role }: { role: Role }) {
  return (
    <Tabs tabs={TABS}>
      {(tab) => {
        if (tab === 'permissions') return <RolePermissions role={role} />
        if (tab === 'overview')
          return (
            <Stack gap="6">
              <RoleFacts role={role} />
              <RoleHolders role={role} heading="h2" />
            </Stack>
          )
        return (
          <RecordHistory
            call={listAuditEvents}
            input={{ query: { entityType: 'role', entityId: role.id } }}
            name={`History of ${role.label}`}
            labels={ROLE_LABELS}
          />
        )
      }}
    </Tabs>
  )
}
