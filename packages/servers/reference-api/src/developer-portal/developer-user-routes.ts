import type { Api } from '../http/api.ts'
import { serveDeveloperUserChanges } from './developer-user-change-routes.ts'
import { serveDeveloperDecisions } from './developer-user-decision-routes.ts'
import { serveDeveloperUserReads } from './developer-user-read-routes.ts'

export function serveDeveloperPortal(api: Api): void {
  serveDeveloperUserReads(api)
  serveDeveloperUserChanges(api)
  serveDeveloperDecisions(api)
}
