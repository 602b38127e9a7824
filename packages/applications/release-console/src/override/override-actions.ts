import { type Override, peopleOf } from '@portal/contract/releases/override-schemas.ts'
import { revokeOverride } from '@portal/contract/releases/release-endpoints.ts'
import type { ReleaseStatus } from '@portal/contract/releases/release-schemas.ts'
import { actionsOn } from '@portal/portal-app'
import { isPulled } from '../bundle/bundle-row.ts'
import { inEnvironment } from '../environment/environment.ts'

const isOver = ({ expiresAt, revokedAt }: Override) =>
  revokedAt !== undefined || Date.parse(expiresAt) <= Date.now()

/** Everyone whom an override is for. */
export const peopleInWords = (override: Override): string => peopleOf(override).join(', ')

/** Label of an override's state. One whose versions are all pulled gives nothing. */
export const stateOfOverride = (override: Override, status: Pick<ReleaseStatus, 'release'>): string => {
  if (override.revokedAt !== undefined) return 'Revoked'
  if (isOver(override)) return 'Expired'
  const isGone = Object.entries(override.versions).every((version) => isPulled(status, ...version))
  return isGone ? 'Pulled' : 'Open'
}

/** Actions for an override. */
export const overrideActions = {
  revoke: actionsOn<Override>().call(revokeOverride, {
    label: 'Revoke',
    danger: true,
    applies: (override) => !isOver(override),
    ask: { kind: 'reason', title: (override) => `Revoke the override of ${peopleInWords(override)}?` },
    input: ({ id }) => ({ params: { ...inEnvironment.params, overrideId: id } }),
    done: (override) => `Override of ${peopleInWords(override)} ended`,
  }),
}
