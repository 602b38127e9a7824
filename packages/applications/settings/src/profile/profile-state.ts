import { CircleCheck, CircleDashed, CirclePause } from '@lucide/icons'
import type { IdvProfile } from '@portal/contract/idv/idv-profile-schemas.ts'
import type { StatusLooks } from '@portal/ui'

/** The state of a channel. */
export const PROFILE_STATES = {
  ON: { label: 'On', tone: 'green', icon: CircleCheck },
  OFF: { label: 'Off', tone: 'amber', icon: CirclePause },
  NOT_SET_UP: { label: 'Not set up', tone: 'grey', icon: CircleDashed },
} as const satisfies StatusLooks

export type ProfileState = keyof typeof PROFILE_STATES

/** The state of a channel, from its profile if any. */
export function stateOf(profile: Pick<IdvProfile, 'enabled'> | undefined): ProfileState {
  if (!profile) return 'NOT_SET_UP'
  return profile.enabled ? 'ON' : 'OFF'
}
