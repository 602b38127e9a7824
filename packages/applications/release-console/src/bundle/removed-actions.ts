import { createRelease } from '@portal/contract/releases/release-endpoints.ts'
import { actionsOn } from '@portal/portal-app'
import { inEnvironment } from '../environment/environment.ts'
import { whileFrozen } from '../environment/while-frozen.ts'
import { impactOf } from '../release/impact-of.ts'
import { shortName } from './bundle-row.ts'
import type { RemovedRow } from './removed-row.ts'

const restoring = ({ bundle }: RemovedRow) => ({ action: 'restore' as const, bundle })

/** Actions for a removed bundle. */
export const removedActions = {
  restore: actionsOn<RemovedRow>().call(createRelease, {
    label: 'Restore',
    applies: () => true,
    blocked: whileFrozen,
    ask: {
      kind: 'reason',
      title: ({ bundle, version }) => `Restore ${shortName(bundle)} ${version}?`,
      impact: async ([row]) => (row ? impactOf(restoring(row)) : []),
    },
    input: (row) => ({ ...inEnvironment, body: { change: restoring(row) } }),
    done: ({ bundle }) => `${shortName(bundle)} restored`,
  }),
}
