import { createRelease, rollBack } from '@portal/contract/releases/release-endpoints.ts'
import type { Advance, Return } from '@portal/contract/releases/release-schemas.ts'
import { actionsOn } from '@portal/portal-app'
import { type BundleRow, shortName } from './bundle-row.ts'
import { inEnvironment } from './environment.ts'
import { plannedLines } from './planned-lines.ts'

const onBundle = actionsOn<BundleRow>()

interface Words {
  readonly label: string
  readonly danger?: true
  applies(row: BundleRow): boolean
  blocked?(row: BundleRow): string | undefined
  title(row: BundleRow): string
  done(row: BundleRow): string
}

const asked = (title: Words['title'], change: (row: BundleRow) => Advance | Return) => ({
  kind: 'reason' as const,
  title,
  impact: async ([row]: readonly BundleRow[]) => (row ? plannedLines(change(row)) : []),
})

const advance = ({ title, ...words }: Words, change: (row: BundleRow) => Advance) =>
  onBundle.call(createRelease, {
    ...words,
    ask: asked(title, change),
    input: (row) => ({ ...inEnvironment, body: { change: change(row) } }),
  })

const goBack = ({ title, ...words }: Omit<Words, 'danger'>, change: (row: BundleRow) => Return) =>
  onBundle.call(rollBack, {
    ...words,
    danger: true,
    ask: asked(title, change),
    input: (row) => ({ ...inEnvironment, body: { change: change(row) } }),
  })

const hasCanary = ({ canary }: BundleRow) => canary !== undefined
const nameOf = ({ bundle, canary }: BundleRow) => `${shortName(bundle)} ${canary?.version ?? ''}`.trim()

/** What can be done with a canary that runs: first what must be at hand. */
export const canaryActions = {
  step: advance(
    {
      label: 'Next step',
      applies: hasCanary,
      blocked: ({ canary }) =>
        canary?.steps.length === 0
          ? 'It has no steps left: promote it, or widen it by New release.'
          : undefined,
      title: (row) => `Widen the canary of ${nameOf(row)} to ${row.canary?.steps[0] ?? ''} %?`,
      done: (row) => `The canary of ${nameOf(row)} reaches more people`,
    },
    ({ bundle }) => ({ action: 'canary.step', bundle }),
  ),
  abort: goBack(
    {
      label: 'Abort',
      applies: hasCanary,
      title: (row) => `Abort the canary of ${nameOf(row)}?`,
      done: (row) => `The canary of ${nameOf(row)} is aborted`,
    },
    ({ bundle }) => ({ action: 'canary.abort', bundle }),
  ),
  promote: advance(
    {
      label: 'Promote',
      applies: hasCanary,
      title: (row) => `Promote ${nameOf(row)} for everybody?`,
      done: (row) => `${nameOf(row)} is what everybody gets`,
    },
    ({ bundle, canary }) => ({ action: 'promote', bundle, version: canary?.version ?? '' }),
  ),
  pause: advance(
    {
      label: 'Pause',
      applies: ({ canary }) => canary?.isPaused === false,
      title: (row) => `Pause the canary of ${nameOf(row)}?`,
      done: (row) => `The canary of ${nameOf(row)} grows no further by itself`,
    },
    ({ bundle }) => ({ action: 'canary.pause', bundle }),
  ),
  pull: goBack(
    {
      label: 'Abort and pull',
      applies: hasCanary,
      title: (row) => `Abort the canary of ${nameOf(row)} and take it from open pages?`,
      done: (row) => `${nameOf(row)} is taken back and cannot be released again`,
    },
    ({ bundle }) => ({ action: 'canary.abort', bundle, isPulled: true }),
  ),
}

const nameOfStable = ({ bundle, stable }: BundleRow) => `${shortName(bundle)} ${stable}`
const hasNoWayBack = ({ lastGood }: BundleRow) =>
  lastGood === undefined
    ? 'There is no last good version to go back to. Choose one by New release.'
    : undefined

/** What can be done with what is stable. */
export const stableActions = {
  rollBack: goBack(
    {
      label: 'Roll back',
      applies: () => true,
      blocked: hasNoWayBack,
      title: ({ bundle, lastGood }) => `Roll ${shortName(bundle)} back to ${lastGood ?? ''}?`,
      done: ({ bundle, lastGood }) => `${shortName(bundle)} ${lastGood ?? ''} is what everybody gets`,
    },
    ({ bundle }) => ({ action: 'rollback', bundle }),
  ),
  pull: goBack(
    {
      label: 'Roll back and pull',
      applies: () => true,
      blocked: hasNoWayBack,
      title: (row) => `Take ${nameOfStable(row)} back, from open pages, too?`,
      done: (row) => `${nameOfStable(row)} is taken back and cannot be released again`,
    },
    ({ bundle }) => ({ action: 'rollback', bundle, isPulled: true }),
  ),
}
