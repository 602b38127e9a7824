import type { CanaryState } from '@portal/contract/releases/canary-state.ts'
import type { HealthReport } from '@portal/contract/releases/health-reports.ts'
import type { Release } from '@portal/contract/releases/release-schemas.ts'
import type { Action, ReleaseLog } from '../log/release-log.ts'
import { abortCanary, type Change, stepCanary } from '../release/changes.ts'
import { failedAs } from '../release-error.ts'
import { canaryReports } from './canary-reports.ts'
import { canaryState } from './canary-state.ts'
import { reasonToAbort, reasonToStep } from './reasons.ts'
import { reportFiles } from './report-files.ts'
import { type RunningCanary, runningCanaries } from './running-canaries.ts'

/** Actor of automatic releases. */
const ACTOR = 'analysis'

interface Watched {
  readonly running: RunningCanary
  readonly reports: ReturnType<typeof canaryReports>
}

interface Decision {
  readonly action: Action
  readonly change: Change
  readonly reason: string
}

/** The release that the figures call for, or `undefined` while they are inconclusive. */
function decide({ running, reports }: Watched, { frozen }: Release): Decision | undefined {
  const { bundle, canary, stable } = running
  const sessions = reports.sessions()
  const state = canaryState(running, sessions)
  if (state.verdict === 'failed') {
    const reason = reasonToAbort(state, stable, sessions)
    return { action: 'canary.abort', change: abortCanary(bundle), reason }
  }
  const [next] = canary.steps
  if (state.verdict !== 'passed' || next === undefined || canary.isPaused || frozen) return undefined
  return { action: 'canary.step', change: stepCanary(bundle), reason: reasonToStep(state, stable, next) }
}

interface Place {
  readonly log: ReleaseLog
  /** Folder of this environment's health reports. */
  readonly folder: string
}

/** Watches the canaries of an environment: aborts failing ones and advances healthy ones. */
export function canaryAnalysis({ log, folder }: Place) {
  const files = reportFiles(folder)
  let known: Release | undefined
  let watched: readonly Watched[] = []
  let last: Promise<unknown> = Promise.resolve()

  async function watch(running: RunningCanary): Promise<Watched> {
    const before = watched.find(
      (one) => one.running.bundle === running.bundle && one.running.startedBy === running.startedBy,
    )
    if (before) return { running, reports: before.reports }
    const reports = canaryReports()
    for (const report of await files.read(running)) reports.add(report)
    return { running, reports }
  }

  /** Picks up releases that others have made. */
  async function refresh(): Promise<Release | undefined> {
    const head = await log.head()
    if (!head || head.seq === known?.seq) return known
    const running = await runningCanaries(head, log.read)
    watched = await Promise.all(running.map(watch))
    known = head
    await files.keepOnly(running)
    return head
  }

  /**
   * Returns whether there was something to do. Looks again first if somebody else has released in between.
   */
  async function act(): Promise<boolean> {
    const head = await refresh()
    if (!head) return false
    const decision = watched.flatMap((one) => decide(one, head) ?? [])[0]
    if (!decision) return false
    const { change, ...entry } = decision
    try {
      await log.append(head.seq, change(head), { ...entry, actor: ACTOR })
    } catch (error) {
      if (!failedAs('conflict', error)) throw error
    }
    return true
  }

  async function actOnAll(): Promise<void> {
    while (await act());
  }

  /** The report as stored and its canary; `undefined` if it is about another release. */
  function placeOf({ bundle, version, release, ...report }: HealthReport, at: number) {
    return watched.flatMap((one) => {
      const { canary, stable, startedBy } = one.running
      if (one.running.bundle !== bundle || release < startedBy) return []
      const side =
        version === canary.version ? ('canary' as const) : version === stable && ('stable' as const)
      return side ? { one, report: { ...report, side, at } } : []
    })
  }

  async function keep(reports: readonly HealthReport[]): Promise<void> {
    await refresh()
    const at = Date.now()
    const news = reports
      .flatMap((report) => placeOf(report, at))
      .filter(({ one, report }) => one.reports.add(report))
    for (const { running } of watched) {
      const own = news.filter(({ one }) => one.running === running).map(({ report }) => report)
      if (own.length > 0) await files.add(running, own)
    }
  }

  /** Runs one after another, so that findings cannot change while they are acted on. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const next = last.then(work)
    last = next.catch(() => undefined)
    return next
  }

  return {
    /** Records health reports from pages; ignores those without a running canary. */
    take: (reports: readonly HealthReport[]): Promise<void> => inTurn(() => keep(reports)),
    /** Judges all canaries and makes the releases that follow. */
    look: (): Promise<void> => inTurn(actOnAll),
    /** The figures of an ended canary over time. */
    timelineOf: (canary: Parameters<typeof files.readTimeline>[0]) =>
      inTurn(async () => {
        await refresh()
        return files.readTimeline(canary)
      }),
    states: (): Promise<CanaryState[]> =>
      inTurn(async () => {
        await refresh()
        return watched.map(({ running, reports }) => canaryState(running, reports.sessions()))
      }),
  }
}
