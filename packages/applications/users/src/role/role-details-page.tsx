import { getRole, updateRole } from '@portal/contract/roles/role-endpoints.ts'
import { Can, RecordActions, useLoaded, useRouteParams } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { ButtonLink, Page, RecordMeta } from '@portal/ui'
import { routes } from '../routes.ts'
import { DuplicateRole } from './list/duplicate-role.tsx'
import { roleActions } from './role-actions.ts'
import { RoleTabs } from './role-tabs.tsx'

export default function RoleDetailsPage() {
  const { roleId } = useRouteParams(routes.roleDetails)
  const role = useLoaded(getRole, { params: { roleId } })
  return (
    <Page
      title={role.label}
      meta={
        <RecordMeta record={role} idLabel="role id">
          {role.builtIn ? 'Built in, cannot be changed' : 'Custom'}
        </RecordMeta>
      }
      actions={
        <>
          <RecordActions actions={roleActions} record={role} />
          <DuplicateRole role={role} />
          {!role.builtIn && (
            <Can call={updateRole}>
              <ButtonLink to={linkTo(routes.roleUpdate, { roleId })} variant="solid">
                Edit
              </ButtonLink>
            </Can>
          )}
        </>
      }
    >
      <RoleTabs role={role} />
    </Page>
  )
}
