import { join } from 'node:path'
import type { HealthReport } from '@portal/contract/releases/health-reports.ts'
import { canaryAnalysis } from '../analysis/canary-analysis.ts'
import { checkRegularly } from '../check-regularly.ts'
import type { ReleasePlace } from '../operations/release-place.ts'
import type { ReleaseStore } from '../store/release-store.ts'
import type { CanaryFigures } from './canary-figures.ts'
import { environmentsIn, type FindPlace } from './environments.ts'

interface Dependencies {
  readonly store: ReleaseStore
  readonly findPlace: FindPlace
  /** Folder for the health reports of all environments. */
  readonly folder: string
  readonly everyMs: number
}

/** Runs the work for every item even if one fails, then rejects with the first error. */
async function forAll<Item>(items: Iterable<Item>, work: (item: Item) => Promise<unknown>): Promise<void> {
  const results = await Promise.allSettled([...items].map(work))
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}

/** Watches the canaries of all environments of a store until it is stopped. */
export function environmentAnalyses({ store, findPlace, folder, everyMs }: Dependencies) {
  const analyses = new Map<string, ReturnType<typeof canaryAnalysis>>()
  let isBegun = false

  function analysisOf(place: ReleasePlace) {
    const { environment } = place
    const known = analyses.get(environment) ?? canaryAnalysis(place, join(folder, environment))
    analyses.set(environment, known)
    return known
  }

  /** Resumes canaries that were running before this process; others start with their first reports. */
  async function begin(): Promise<void> {
    await forAll(await environmentsIn(store), async (name) => analysisOf(await findPlace(name)))
    isBegun = true
  }

  const stop = checkRegularly({
    everyMs,
    look: () => forAll([...(isBegun ? [] : [{ look: begin }]), ...analyses.values()], (one) => one.look()),
    failure: { event: 'canaries-not-judged', sentence: 'Canaries cannot be judged right now' },
  })

  return {
    figures: {
      states: (place) => analysisOf(place).states(),
      promotions: (place) => analysisOf(place).promotions(),
      timelineOf: (place, canary) => analysisOf(place).timelineOf(canary),
    } satisfies CanaryFigures,
    take: async (environment: string, reports: readonly HealthReport[]): Promise<void> =>
      analysisOf(await findPlace(environment)).take(reports),
    stop,
  }
}
