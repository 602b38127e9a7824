import type { Api } from '../http/api.ts'
import { serveDpaBatches } from './bulk/dpa-batch-route.ts'
import { serveDpaExports } from './bulk/dpa-export-routes.ts'
import { serveDpaFiles } from './bulk/dpa-file-routes.ts'
import { serveDpaUndo } from './bulk/dpa-undo-route.ts'
import { serveDpaChanges } from './dpa-change-routes.ts'
import { serveDpaReads } from './dpa-read-routes.ts'

export function serveDpas(api: Api): void {
  serveDpaReads(api)
  serveDpaChanges(api)
  serveDpaExports(api)
  serveDpaFiles(api)
  serveDpaBatches(api)
  serveDpaUndo(api)
}
