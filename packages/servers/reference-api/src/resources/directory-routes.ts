import { getDirectory, listDirectories } from '@portal/contract/resources/file-endpoints.ts'
import type { Api } from '../http/api.ts'
import { serve } from '../http/serve.ts'
import { directoryStore } from './directory-store.ts'

export function serveDirectories(api: Api): void {
  serve(api, listDirectories, async ({ db, caller, query }) => ({
    body: await directoryStore(db, caller.accountId).list(query),
  }))

  serve(api, getDirectory, async ({ db, caller, params }) => ({
    body: await directoryStore(db, caller.accountId).show(params.dirId),
  }))
}
