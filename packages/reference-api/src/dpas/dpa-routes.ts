import type { Api } from '../http/api.ts'
import { serveDpaChanges } from './dpa-change-routes.ts'
import { serveDpaReads } from './dpa-read-routes.ts'

export function serveDpas(api: Api): void {
  serveDpaReads(api)
  serveDpaChanges(api)
}
