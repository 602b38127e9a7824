import { listOwnDeletions } from '@portal/contract/care/profile-endpoints.ts'
import type { Api } from '../http/api.ts'
import { serve } from '../http/serve.ts'
import { serveDeletion } from './delete-profile-route.ts'
import { serveLookUp } from './look-up-route.ts'
import { ownDeletions, receiptOf } from './profile-deletions.ts'
import { serveReveal } from './reveal-route.ts'

/** Customer care: found people are shown masked, and look-ups are recorded as hashes. */
export function serveProfiles(api: Api): void {
  serveLookUp(api)
  serveReveal(api)
  serveDeletion(api)

  serve(api, listOwnDeletions, async ({ db, caller }) => ({
    body: { items: (await ownDeletions(db, caller)).map(receiptOf) },
  }))
}
