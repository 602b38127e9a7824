import type { Channels, Release } from '@portal/contract/releases/release-schemas.ts'
import { validApprovals } from '@portal/contract/releases/valid-approvals.ts'
import { promotionWatchedUntil, watchedUntil } from '@portal/contract/releases/watched-until.ts'
import type { HistoryPage } from '../operations/release-operations.ts'
import { wordsOfCanary } from '../release/differences.ts'
import { type Given, requireWords } from './arguments.ts'
import { canaryLines, watchedLines } from './canary-lines.ts'
import { hostLine } from './host-lines.ts'
import { momentOf } from './moment.ts'
import { openPreviewLines, openPreviews } from './open-previews.ts'
import { comparisonLines, type Outcome } from './outcome.ts'
import { sourceFinder, sourceInWords, withCommit } from './source-words.ts'
import { UsageError } from './usage.ts'
import { webhookLine } from './webhook-lines.ts'
import type { Work } from './work.ts'

type HistoryRelease = HistoryPage['items'][number]

const HISTORY = 20
const MAX_PAGE = 100

const factsOf = ({ seq, at, actor, action, reason }: Release) =>
  `${String(seq).padStart(4)}  ${momentOf(at)}  ${action.padEnd(12)}  ${actor}: ${reason}`

type FindSource = ReturnType<typeof sourceFinder>

/** That a promoted version is still judged. */
function watchedWords(channels: Channels): string[] {
  const until = watchedUntil(channels, Date.now())
  return until === undefined ? [] : [`watched until ${momentOf(until)}`]
}

const channelsLine =
  (find: FindSource) =>
  ([name, channels]: [string, Channels]) => {
    const { stable, lastGood, canary } = channels
    return [
      `  ${name.padEnd(26)} ${withCommit(stable, find(name, stable))}`,
      ...(lastGood ? [`last good ${lastGood}`] : []),
      ...watchedWords(channels),
      ...(canary ? [`canary ${withCommit(wordsOfCanary(canary), find(name, canary.version))}`] : []),
    ].join(', ')
  }

/** Shows who gets what now, and the state of canaries and hosts. */
export async function status({ operations }: Work, { words }: Given): Promise<Outcome> {
  requireWords(words.slice(1))
  const [head, canaries, watched, hosts, webhooks, published, overrides] = await Promise.all([
    operations.head(),
    operations.canaries(),
    operations.watched(),
    operations.hosts(),
    operations.webhooks(),
    operations.versions(),
    operations.overrides(),
  ])
  const title = `Release ${head.seq} of ${head.env}${head.frozen ? ', frozen' : ''}`
  const channels = Object.entries(head.bundles).map(channelsLine(sourceFinder(published)))
  const lines = [title, factsOf(head), ...channels]
  const owners = Object.entries(head.owners ?? {})
  if (owners.length > 0)
    lines.push('Owners', ...owners.map(([name, owner]) => `  ${name.padEnd(26)} ${owner}`))
  const approvals = validApprovals(head)
  if (approvals.length > 0)
    lines.push('Approved', ...approvals.map(({ bundle, version, by }) => `  ${bundle} ${version} by ${by}`))
  if (canaries.length > 0) lines.push('Canaries', ...canaries.flatMap(canaryLines))
  if (watched.length > 0) lines.push('Watched after promotion', ...watched.flatMap(watchedLines))
  const previews = openPreviews(overrides)
  if (previews.length > 0) lines.push('Previews', ...previews.flatMap(openPreviewLines(published)))
  if (hosts.length > 0) lines.push('Hosts', ...hosts.map(hostLine))
  if (webhooks.length > 0) lines.push('Webhooks', ...webhooks.map(webhookLine))
  return { data: { ...head, canaries, watched, previews, hosts, webhooks }, lines }
}

/** What a release gave to people, and why without a check. */
function sourceLines(
  find: FindSource,
  { bundles, action, differences: found, unchecked }: HistoryRelease,
): string[] {
  const given = action === 'promote' || action === 'canary.start' ? found : []
  const names = new Set(given.flatMap(({ bundle }) => bundle ?? []))
  const sources = [...names].flatMap((name) => {
    const { stable, canary } = bundles[name] ?? {}
    const version = action === 'promote' ? stable : canary?.version
    const words = sourceInWords(find(name, version))
    return words ? [`      ${name} ${version} from ${words}`] : []
  })
  return [...sources, ...(unchecked === undefined ? [] : [`      without a passed check: ${unchecked}`])]
}

/** That the version which a release promoted is still judged. */
function watchLines(release: HistoryRelease, newest: Release | undefined): string[] {
  const until = newest && promotionWatchedUntil(release, newest, Date.now())
  return until === undefined ? [] : [`      watched until ${momentOf(until)}`]
}

/** Shows the newest releases. */
export async function history({ operations }: Work, { words, limit = HISTORY }: Given): Promise<Outcome> {
  requireWords(words.slice(1))
  const releases: HistoryRelease[] = []
  let before: number | undefined
  do {
    const page = await operations.history({ before, limit: Math.min(limit - releases.length, MAX_PAGE) })
    releases.push(...page.items)
    before = page.before
  } while (before !== undefined && releases.length < limit)
  const find = sourceFinder(await operations.versions())
  return {
    data: releases,
    lines: releases.flatMap((release) => [
      factsOf(release),
      ...sourceLines(find, release),
      ...watchLines(release, releases[0]),
    ]),
  }
}

/** Shows the differences between two releases. */
export async function diff({ operations }: Work, { words }: Given): Promise<Outcome> {
  const numbers = requireWords(words.slice(1), 'number', 'number').map(Number)
  if (!numbers.every((seq) => Number.isInteger(seq) && seq > 0))
    throw new UsageError('Enter two release numbers, such as: diff 3 4')
  const [before = 0, after = 0] = numbers
  const found = await operations.compare(before, after)
  const lines = comparisonLines(found)
  return { data: found, lines: lines.length > 0 ? lines : ['Both releases are the same.'] }
}
