import type { Advance, Return } from '@portal/contract/releases/release-changes.ts'
import { createRelease, rollBack } from '@portal/contract/releases/release-endpoints.ts'
import { actionsOn } from '@portal/portal-app'
import { inEnvironment } from '../environment/environment.ts'
import { whileFrozen } from '../environment/while-frozen.ts'
import { impactOf } from '../release/impact-of.ts'
import { type BundleRow, shortName } from './bundle-row.ts'

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
  impact: async ([row]: readonly BundleRow[]) => (row ? impactOf(change(row)) : []),
})

const advance = ({ title, ...words }: Words, change: (row: BundleRow) => Advance) =>
  onBundle.call(createRelease, {
    ...words,
    blocked: (row) => whileFrozen(row) ?? words.blocked?.(row),
    ask: asked(title, change),
    input: (row) => ({ ...inEnvironment, body: { change: change(row) } }),
  })

const revert = ({ title, ...words }: Omit<Words, 'danger'>, change: (row: BundleRow) => Return) =>
  onBundle.call(rollBack, {
    ...words,
    danger: true,
    ask: asked(title, change),
    input: (row) => ({ ...inEnvironment, body: { change: change(row) } }),
  })

const hasCanary = ({ canary }: BundleRow) => canary !== undefined
const nameOf = ({ bundle, canary }: BundleRow) => `${shortName(bundle)} ${canary?.version ?? ''}`.trim()

function promotionBlock({ canaryFacts, approvers }: BundleRow): string | undefined {
  if (canaryFacts?.check === 'missing')
    return 'It has no passed check. Promote it under “New release”, which asks why.'
  return approvers?.length === 0 ? 'Somebody else must approve it first.' : undefined
}

/** Actions for a running canary; those that must be at hand come first. */
export const canaryActions = {
  step: advance(
    {
      label: 'Next step',
      applies: hasCanary,
      blocked: ({ canary }) =>
        canary?.steps.length === 0
          ? 'No steps left. Promote it, or widen it under “New release”.'
          : undefined,
      title: (row) => `Widen the canary of ${nameOf(row)} to ${row.canary?.steps[0] ?? ''}%?`,
      done: (row) => `Canary of ${nameOf(row)} widened`,
    },
    ({ bundle }) => ({ action: 'canary.step', bundle }),
  ),
  abort: revert(
    {
      label: 'Abort',
      applies: hasCanary,
      title: (row) => `Abort the canary of ${nameOf(row)}?`,
      done: (row) => `Canary of ${nameOf(row)} aborted`,
    },
    ({ bundle }) => ({ action: 'canary.abort', bundle }),
  ),
  approve: advance(
    {
      label: 'Approve',
      applies: ({ canary, approvers }) => canary !== undefined && approvers !== undefined,
      title: (row) => `Approve ${nameOf(row)}, so that somebody else can promote it?`,
      done: (row) => `${nameOf(row)} approved`,
    },
    ({ bundle, canary }) => ({ action: 'approve', bundle, version: canary?.version ?? '' }),
  ),
  promote: advance(
    {
      label: 'Promote',
      applies: hasCanary,
      blocked: promotionBlock,
      title: (row) => `Promote ${nameOf(row)} for everyone?`,
      done: (row) => `${nameOf(row)} promoted`,
    },
    ({ bundle, canary }) => ({ action: 'promote', bundle, version: canary?.version ?? '' }),
  ),
  pause: advance(
    {
      label: 'Pause',
      applies: ({ canary }) => canary?.isPaused === false,
      title: (row) => `Pause the canary of ${nameOf(row)}?`,
      done: (row) => `Canary of ${nameOf(row)} paused`,
    },
    ({ bundle }) => ({ action: 'canary.pause', bundle }),
  ),
  pull: revert(
    {
      label: 'Abort and pull',
      applies: hasCanary,
      title: (row) => `Abort the canary of ${nameOf(row)} and remove it from open pages?`,
      done: (row) => `${nameOf(row)} pulled; it cannot be released again`,
    },
    ({ bundle }) => ({ action: 'canary.abort', bundle, isPulled: true }),
  ),
}

/** The bundles that pages are made of. The release service rejects their removal. */
const PARTS_OF_PAGES = ['root-config', 'shared-libraries', 'session', 'ui', 'portal-app', 'shell']

function removalBlock(row: BundleRow): string | undefined {
  if (PARTS_OF_PAGES.includes(shortName(row.bundle))) return 'Every page needs it.'
  return hasCanary(row) ? 'Promote or abort its canary first.' : undefined
}

const nameOfStable = ({ bundle, stable }: BundleRow) => `${shortName(bundle)} ${stable}`
const hasNoWayBack = ({ lastGood }: BundleRow) =>
  lastGood === undefined ? 'No last good version to roll back to. Choose one with New release.' : undefined

/** Actions for a stable version. */
export const stableActions = {
  rollBack: revert(
    {
      label: 'Roll back',
      applies: () => true,
      blocked: hasNoWayBack,
      title: ({ bundle, lastGood }) => `Roll ${shortName(bundle)} back to ${lastGood ?? ''}?`,
      done: ({ bundle, lastGood }) => `Rolled ${shortName(bundle)} back to ${lastGood ?? ''}`,
    },
    ({ bundle }) => ({ action: 'rollback', bundle }),
  ),
  pull: revert(
    {
      label: 'Roll back and pull',
      applies: () => true,
      blocked: hasNoWayBack,
      title: (row) => `Pull ${nameOfStable(row)}, also from open pages?`,
      done: (row) => `${nameOfStable(row)} pulled; it cannot be released again`,
    },
    ({ bundle }) => ({ action: 'rollback', bundle, isPulled: true }),
  ),
  remove: advance(
    {
      label: 'Remove',
      danger: true,
      applies: () => true,
      blocked: removalBlock,
      title: ({ bundle }) => `Remove ${shortName(bundle)} and redirect its addresses to the dashboard?`,
      done: ({ bundle }) => `${shortName(bundle)} removed`,
    },
    ({ bundle }) => ({ action: 'remove', bundle }),
  ),
}
