import type { RouteRow } from '../../../routing/src/route-row.ts'
import { routes as shell } from '../../../shell/src/routes.ts'
import { routes as subjects } from '../../../subjects/src/routes.ts'
import { routes as users } from '../../../users/src/routes.ts'

/** The rows of every application, by the folder of its package. */
export const APPLICATION_ROUTES: Readonly<Record<string, Readonly<Record<string, RouteRow>>>> = {
  shell,
  subjects,
  users,
}
