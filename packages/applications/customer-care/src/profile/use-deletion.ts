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

const CHANGED = 'The profile has changed since you looked it up'

/** Errors after which the profile must be looked up again, in words. */
const MOVED_ON: ReadonlyMap<string, string> = new Map([
  ['REVISION_CONFLICT', CHANGED],
  ['PROFILE_NOT_FOUND', CHANGED],
  ['PROFILE_LOOK_UP_NEEDED', 'Your lookup of this profile has expired'],
])

const DETAILS = ['Nothing was deleted. Close this dialog and look up the profile again.']

/** Asks for confirmation and reason, deletes the profile, and shows the receipt. */
export function useDeletion(profile: MaskedProfile, desk: Desk) {
  const [refused, setRefused] = useState<{ profile: MaskedProfile; message: string }>()
  const { profileId, revision } = profile

  async function remove(changeReason: string) {
    try {
      return await perform(deleteProfile, { params: { profileId } }, { changeReason, revision })
    } catch (error) {
      const message = error instanceof ApiError ? MOVED_ON.get(error.reason) : undefined
      if (!message) throw error
      setRefused({ profile, message })
      throw { message, details: DETAILS }
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

  return {
    confirm,
    /** Why the profile must be looked up again. Every lookup returns a new object, even for an unchanged profile. */
    outdated: refused?.profile === profile ? refused.message : undefined,
  }
}
