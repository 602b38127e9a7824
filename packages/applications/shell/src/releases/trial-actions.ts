import type { Override } from '@portal/contract/releases/override-schemas.ts'
import { revokeOverride } from '@portal/contract/releases/release-endpoints.ts'
import { actionsOn } from '@portal/portal-app'
import { inEnvironment } from './environment.ts'

const isOver = ({ expiresAt, revokedAt }: Override) =>
  revokedAt !== undefined || Date.parse(expiresAt) <= Date.now()

/** Label of a trial's state. */
export const stateOfTrial = (trial: Override): string => {
  if (trial.revokedAt !== undefined) return 'Revoked'
  return isOver(trial) ? 'Expired' : 'Open'
}

/** Actions for a trial. */
export const trialActions = {
  revoke: actionsOn<Override>().call(revokeOverride, {
    label: 'Revoke',
    danger: true,
    applies: (trial) => !isOver(trial),
    ask: { kind: 'reason', title: ({ person }) => `Revoke the trial of ${person}?` },
    input: ({ id }) => ({ params: { ...inEnvironment.params, overrideId: id } }),
    done: ({ person }) => `${person} now has the stable versions`,
  }),
}
