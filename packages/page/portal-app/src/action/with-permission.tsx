import type { DeclaredPermission } from '@portal/contract/roles/declared-permission.ts'
import { accessOf, useSession } from '@portal/session'
import type { ReactNode } from 'react'

interface WithPermissionProps {
  /** Of the application's `permissions.ts`; for the permission of a call, use `<Can>`. */
  readonly permission: DeclaredPermission
  readonly children: ReactNode
}

/** Shows its children only to operators who hold a permission that the application declares. */
export function WithPermission({ permission, children }: WithPermissionProps) {
  return accessOf(useSession()).permissions.has(permission) ? children : null
}
