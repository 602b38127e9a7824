import { deleteProfile } from '@portal/contract/care/profile-endpoints.ts'
import type { MaskedProfile } from '@portal/contract/care/profile-schemas.ts'
import { identityProblem } from '@portal/contract/care/without-identity.ts'
import { perform } from '@portal/portal-app'
import { ApiError } from '@portal/session'
import { ask } from '@portal/ui'
import { useState } from 'react'
import type { Desk } from '../desk/use-desk.ts'
import { impactOf } from './impact-of.ts'
import { lastFour } from './last-four.ts'

/** Errors after which the profile must be looked up again. */
const MOVED_ON: readonly string[] = ['REVISION_CONFLICT', 'PROFILE_LOOK_UP_NEEDED', 'PROFILE_NOT_FOUND']

const MOVED_ON_SENTENCES = {
  message: 'The profile has changed since you looked it up',
  details: ['Nothing was deleted. Close this dialog and look up the profile again.'],
}

/** Asks for confirmation and reason, deletes the profile, and shows the receipt. */
export function useDeletion(profile: MaskedProfile, desk: Desk) {
  const [hasMovedOn, setMovedOn] = useState(false)
  const { profileId, revision } = profile

  async function remove(changeReason: string) {
    try {
      return await perform(deleteProfile, { params: { profileId } }, { changeReason, revision })
    } catch (error) {
      if (!(error instanceof ApiError && MOVED_ON.includes(error.reason))) throw error
      setMovedOn(true)
      throw MOVED_ON_SENTENCES
    }
  }

  async function confirm(): Promise<void> {
    let receipt: Awaited<ReturnType<typeof remove>> | undefined
    await ask.typed({
      title: `Delete the profile …${lastFour(profileId)} permanently`,
      confirmLabel: 'Delete profile',
      match: lastFour(profileId),
      withReason: true,
      reasonProblem: identityProblem,
      impact: async () => impactOf(profile),
      run: async ({ changeReason = '' }) => {
        receipt = await remove(changeReason)
      },
    })
    if (receipt) desk.finish(receipt)
  }

  return { confirm, hasMovedOn }
}
