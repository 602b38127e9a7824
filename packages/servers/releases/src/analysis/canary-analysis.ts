import type { CanaryState } from '@portal/contract/releases/canary-state.ts'
import type { Release } from '@portal/contract/releases/release-schemas.ts'
import type { Vote } from '@portal/contract/releases/votes.ts'
import type { Action, ReleaseLog } from '../log/release-log.ts'
import { abortCanary, type Change, stepCanary } from '../release/changes.ts'
import { failedAs } from '../release-error.ts'
import { canaryState } from './canary-state.ts'
import { canaryVotes } from './canary-votes.ts'
import { reasonToAbort, reasonToStep } from './reasons.ts'
import { type RunningCanary, runningCanaries } from './running-canaries.ts'
import { voteFiles } from './vote-files.ts'

/** As whom the analysis releases. */
const ACTOR = 'analysis'

interface Watched {
  readonly running: RunningCanary
  readonly votes: ReturnType<typeof canaryVotes>
}

interface Decision {
  readonly action: Action
  readonly change: Change
  readonly reason: string
}

/** What the figures of a canary call for; nothing as long as they decide nothing. */
function decide({ running, votes }: Watched, { frozen }: Release): Decision | undefined {
  const { bundle, canary, stable } = running
  const sessions = votes.sessions()
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
  /** Folder of the votes on this environment. */
  readonly folder: string
}

/** Watches over the canaries of an environment: ends those that fail, and lets those go on that do well. */
export function canaryAnalysis({ log, folder }: Place) {
  const files = voteFiles(folder)
  let known: Release | undefined
  let watched: readonly Watched[] = []
  let last: Promise<unknown> = Promise.resolve()

  async function watch(running: RunningCanary): Promise<Watched> {
    const before = watched.find(
      (one) => one.running.bundle === running.bundle && one.running.startedBy === running.startedBy,
    )
    if (before) return { running, votes: before.votes }
    const votes = canaryVotes()
    for (const vote of await files.read(running)) votes.add(vote)
    return { running, votes }
  }

  /** Learns of releases that others have made. */
  async function refresh(): Promise<Release | undefined> {
    const head = await log.head()
    if (!head || head.seq === known?.seq) return known
    const running = await runningCanaries(head, log.read)
    watched = await Promise.all(running.map(watch))
    known = head
    await files.keepOnly(running)
    return head
  }

  /** Gives whether there was something to do; somebody else's release meanwhile is looked at first. */
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

  /** The vote as it is kept, and the canary that it is about; none when it is about another release. */
  function placeOf({ bundle, version, release, ...vote }: Vote, at: number) {
    return watched.flatMap((one) => {
      const { canary, stable, startedBy } = one.running
      if (one.running.bundle !== bundle || release < startedBy) return []
      const side =
        version === canary.version ? ('canary' as const) : version === stable && ('stable' as const)
      return side ? { one, vote: { ...vote, side, at } } : []
    })
  }

  async function keep(votes: readonly Vote[]): Promise<void> {
    await refresh()
    const at = Date.now()
    const news = votes.flatMap((vote) => placeOf(vote, at)).filter(({ one, vote }) => one.votes.add(vote))
    for (const { running } of watched) {
      const own = news.filter(({ one }) => one.running === running).map(({ vote }) => vote)
      if (own.length > 0) await files.add(running, own)
    }
  }

  /** One after another: what is found out must not change while it is acted on. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const next = last.then(work)
    last = next.catch(() => undefined)
    return next
  }

  return {
    /** Takes what pages say; of what no canary is about, nothing is kept. */
    take: (votes: readonly Vote[]): Promise<void> => inTurn(() => keep(votes)),
    /** Judges all canaries, and releases what follows. */
    look: (): Promise<void> => inTurn(actOnAll),
    states: (): Promise<CanaryState[]> =>
      inTurn(async () => {
        await refresh()
        return watched.map(({ running, votes }) => canaryState(running, votes.sessions()))
      }),
  }
}
