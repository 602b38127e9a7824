import { createRelease, rollBack } from '@portal/contract/releases/release-endpoints.ts'
import type { Release } from '@portal/contract/releases/release-schemas.ts'
import { actionsOn } from '@portal/portal-app'
import { inEnvironment } from './environment.ts'
import { plannedLines } from './planned-lines.ts'

/** A release, and the newest one when it was looked at. */
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
          ? 'Nothing can be promoted and no canary started or widened. Roll-backs and aborts work on.'
          : 'Versions can be promoted and canaries started again.',
      ],
    },
    input: () => ({
      ...inEnvironment,
      body: { change: { action: isFreeze ? ('freeze' as const) : ('thaw' as const) } },
    }),
    done: () => (isFreeze ? 'The environment is frozen' : 'The environment is thawed'),
  })

/** What can be done with the environment as a whole. */
export const environmentActions = { freeze: freezing(true), thaw: freezing(false) }

/** What can be done with an earlier release. */
export const historyActions = {
  goBack: onRelease.call(rollBack, {
    label: 'Go back to this release',
    danger: true,
    applies: ({ seq, revision }) => seq !== revision,
    ask: {
      kind: 'reason',
      title: ({ seq }) => `Serve again what release ${seq} served?`,
      impact: async ([release]) => (release ? plannedLines(backTo(release.seq)) : []),
    },
    input: ({ seq }) => ({ ...inEnvironment, body: { change: backTo(seq) } }),
    done: ({ seq }) => `What release ${seq} served is served again`,
  }),
}
