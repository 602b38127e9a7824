import { listRoles, publishRole } from '@portal/contract/roles/role-endpoints.ts'
import { Can, ListScreen } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { Button, ButtonLink } from '@portal/ui'
import { useState } from 'react'
import { routes } from '../routes.ts'
import { roleColumns } from './list/role-columns.tsx'
import { RoleComparison } from './list/role-comparison.tsx'
import { ROLE_FILTERS, ROLE_VIEWS } from './list/role-filters.ts'
import { RoleOverview } from './list/role-overview.tsx'
import { roleActions } from './role-actions.ts'

export default function RoleListPage() {
  const [isComparing, setIsComparing] = useState(false)
  return (
    <ListScreen
      call={listRoles}
      name="roles"
      find={{ filters: ROLE_FILTERS, label: 'Search by name or description', views: ROLE_VIEWS }}
      rows={{
        label: 'Roles',
        columns: roleColumns,
        name: ({ label }) => label,
        actions: roleActions,
        quickLook: (role) => <RoleOverview key={role.id} role={role} />,
      }}
      primary={
        <>
          <Button aria-expanded={isComparing} onClick={() => setIsComparing(!isComparing)}>
            {isComparing ? 'Close comparison' : 'Compare roles'}
          </Button>
          <Can call={publishRole}>
            <ButtonLink to={linkTo(routes.roleCreate)} variant="solid">
              Publish role
            </ButtonLink>
          </Can>
        </>
      }
      empty={{ title: 'No roles', text: 'Roles define what the people who hold them can do.' }}
    >
      {isComparing && <RoleComparison />}
    </ListScreen>
  )
}
