import type { Api } from '../http/api.ts'
import { serveChangeRequests } from './change-request-routes.ts'
import { serveDirectories } from './directory-routes.ts'
import { serveFiles } from './file-routes.ts'
import { serveVersions } from './version-routes.ts'

/** Directories, files, their versions, and change requests for them. */
export function serveResources(api: Api): void {
  serveDirectories(api)
  serveFiles(api)
  serveVersions(api)
  serveChangeRequests(api)
}
