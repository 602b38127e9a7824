import type { HealthReport } from '@portal/contract/releases/health-reports.ts'
import type { Release } from '@portal/contract/releases/release-schemas.ts'
import type { ReleasePlace } from '../operations/release-place.ts'
import { canaryReports } from './canary-reports.ts'
import type { reportFiles } from './report-files.ts'
import { type RunningCanary, runningCanaries } from './running-canaries.ts'
import { type WatchedPromotion, watchedPromotions } from './watched-promotions.ts'

export interface Judged {
  readonly running: RunningCanary | WatchedPromotion
  readonly reports: ReturnType<typeof canaryReports>
}

type Files = ReturnType<typeof reportFiles>

const isOfChosen = ({ canary }: Judged['running']) => canary?.weight === 0

/** What is kept about a version. A promoted one is compared with the other version of its canary, if it had one. */
async function keptReports(files: Files, running: Judged['running']) {
  const kept = await files.read(running)
  if (kept.length > 0 || !('until' in running) || !running.canaryBefore) return kept
  const before = (await files.read(running.canaryBefore)).filter(({ side }) => side === 'stable')
  if (before.length > 0) await files.add(running, before)
  return before
}

/** The canaries and watched promotions of an environment, with the health reports on them. */
export function judgedVersions({ log, arePromotionsWatched }: ReleasePlace, files: Files) {
  let known: Release | undefined
  let judged: readonly Judged[] = []

  async function follow(running: Judged['running']): Promise<Judged> {
    const before = judged.find(
      (one) => one.running.bundle === running.bundle && one.running.startedBy === running.startedBy,
    )
    if (before && isOfChosen(before.running) === isOfChosen(running))
      return { running, reports: before.reports }
    const reports = canaryReports(isOfChosen(running))
    for (const report of await keptReports(files, running)) reports.add(report)
    return { running, reports }
  }

  const hasEnded = ({ running }: Judged) => 'until' in running && Date.parse(running.until) <= Date.now()

  /** Picks up releases that others have made, and ends what was watched long enough. */
  async function refresh(): Promise<Release | undefined> {
    const head = await log.head()
    if (!head || (head.seq === known?.seq && !judged.some(hasEnded))) return known
    const running = [
      ...(await runningCanaries(head, log.read)),
      ...(arePromotionsWatched ? await watchedPromotions(head, log.read, Date.now()) : []),
    ]
    judged = await Promise.all(running.map(follow))
    known = head
    await files.keepOnly(running)
    return head
  }

  /** The report as stored and what it is about; nothing if it is about another release. */
  function placeOf({ bundle, version, release, ...report }: HealthReport, at: number) {
    return judged.flatMap((one) => {
      const { running } = one
      if (running.bundle !== bundle || release < running.startedBy) return []
      const side =
        version === running.version ? ('canary' as const) : version === running.stable && ('stable' as const)
      return side ? { one, report: { ...report, side, at } } : []
    })
  }

  /** Records health reports from pages. */
  async function keep(reports: readonly HealthReport[]): Promise<void> {
    await refresh()
    const at = Date.now()
    const news = reports
      .flatMap((report) => placeOf(report, at))
      .filter(({ one, report }) => one.reports.add(report))
    for (const { running } of judged) {
      const own = news.filter(({ one }) => one.running === running).map(({ report }) => report)
      if (own.length > 0) await files.add(running, own)
    }
  }

  return { refresh, keep, all: () => judged }
}
