import { createRelease, rollBack } from '@portal/contract/releases/release-endpoints.ts'
import type { Release } from '@portal/contract/releases/release-schemas.ts'
import { actionsOn } from '@portal/portal-app'
import { inEnvironment } from '../environment/environment.ts'
import { impactOf } from './impact-of.ts'

/** A release, with the number of the newest one. */
export interface ReleaseRow extends Pick<Release, 'seq' | 'frozen'> {
  readonly revision: number
}

const onRelease = actionsOn<ReleaseRow>()
const backTo = (seq: number) => ({ action: 'rollback' as const, to: seq })

const freezing = (isFreeze: boolean) =>
  onRelease.call(createRelease, {
    label: isFreeze ? 'Freeze' : 'Thaw',
    applies: ({ frozen }) => frozen !== isFreeze,
    ask: {
      kind: 'reason',
      title: () => (isFreeze ? 'Freeze the environment?' : 'Thaw the environment?'),
      impact: async () => [
        isFreeze
          ? 'Nothing can be promoted and no canary started or widened. Rollbacks and aborts still work.'
          : 'Versions can be promoted and canaries started again.',
      ],
    },
    input: () => ({
      ...inEnvironment,
      body: { change: { action: isFreeze ? ('freeze' as const) : ('thaw' as const) } },
    }),
    done: () => (isFreeze ? 'Environment frozen' : 'Environment thawed'),
  })

/** Actions for the whole environment. */
export const environmentActions = { freeze: freezing(true), thaw: freezing(false) }

/** Actions for an earlier release. */
export const historyActions = {
  restore: onRelease.call(rollBack, {
    label: 'Restore this release',
    danger: true,
    applies: ({ seq, revision }) => seq !== revision,
    ask: {
      kind: 'reason',
      title: ({ seq }) => `Restore release ${seq}?`,
      impact: async ([release]) => (release ? impactOf(backTo(release.seq)) : []),
    },
    input: ({ seq }) => ({ ...inEnvironment, body: { change: backTo(seq) } }),
    done: ({ seq }) => `Release ${seq} restored`,
  }),
}
