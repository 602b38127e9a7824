import type { Api } from '../http/api.ts'
import { serveDpaDefaults } from './dpa-defaults-routes.ts'
import { serveSecrets } from './secret-routes.ts'
import { serveSubjectChanges } from './subject-change-routes.ts'
import { serveSubjectCreation } from './subject-create-route.ts'
import { serveSubjectHistory } from './subject-history-routes.ts'
import { serveSubjectReads } from './subject-read-routes.ts'

export function serveSubjects(api: Api): void {
  serveSubjectReads(api)
  serveSubjectCreation(api)
  serveSubjectChanges(api)
  serveSubjectHistory(api)
  serveSecrets(api)
  serveDpaDefaults(api)
}
