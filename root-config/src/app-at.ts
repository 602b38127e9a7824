import type { AccessSet } from '@portal/contract/access-set.ts'
import type { RouteTable } from '@portal/routing/app-table.ts'
import { screenAt } from '@portal/routing/screen-at.ts'

export const SHELL = '@portal/shell'
/** The name under which single-spa knows the frame. */
export const FRAME_APP = 'frame'
export const ROOT_CONFIG = '@portal/root-config'

/** The application for the address: the shell explains what is forbidden or does not exist. */
export function appAt(
  tables: readonly RouteTable[],
  { isSignedIn, access }: { isSignedIn: boolean; access: AccessSet },
  pathname: string,
): string {
  const screen = screenAt(tables, pathname, access)
  if (screen.kind !== 'page') return SHELL
  return screen.row.public || isSignedIn ? screen.app : SHELL
}
