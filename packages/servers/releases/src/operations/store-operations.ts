import type { ReleaseChange } from '@portal/contract/releases/release-changes.ts'
import type { Release, ReleaseContent } from '@portal/contract/releases/release-schemas.ts'
import { readArtifact, recordKey } from '../artifact/artifact.ts'
import { builtArtifact } from '../artifact/built-artifact.ts'
import { publishArtifact } from '../artifact/publish-artifact.ts'
import { publishedBundles } from '../artifact/published-bundles.ts'
import { publishedFiles, verifyArtifact } from '../artifact/verify-artifact.ts'
import { keepCheck, requireSameBytes } from '../artifact/version-check.ts'
import { versionKey } from '../bundle/bundle-manifest.ts'
import { logEntries } from '../log/log-entries.ts'
import { cohortNotes, cohortsOf } from '../release/cohorts.ts'
import { differences } from '../release/differences.ts'
import { servedVersions } from '../release/release.ts'
import { watch } from '../release/watch.ts'
import { failedAs, HeadMoved, ReleaseError } from '../release-error.ts'
import { comparisonOf } from './comparison-of.ts'
import { historyPage } from './history-page.ts'
import { packageOperations } from './package-operations.ts'
import { reachNotes } from './reach-notes.ts'
import type { ReleaseOperations, ReleaseRequest } from './release-operations.ts'
import { type ReleasePlace, requireHead } from './release-place.ts'
import { checkStatusOf, releasePlans } from './release-plans.ts'
import { requireFit } from './require-fit.ts'
import type { ServiceFacts } from './service-facts.ts'
import { storeOverrides } from './store-overrides.ts'

/**
 * Verifies the versions that people would newly get: hosts serve no release with a version that differs
 * from what was published.
 */
async function requireWhole(
  { store, trust }: ReleasePlace,
  before: ReleaseContent,
  after: ReleaseContent,
): Promise<void> {
  const known = new Set(servedVersions(before).map(([name, version]) => versionKey(name, version)))
  for (const [name, version] of servedVersions(after)) {
    if (known.has(versionKey(name, version))) continue
    await verifyArtifact(store, trust, name, version).catch((error: unknown) => {
      if (!failedAs('corrupt', error) || !(error instanceof Error)) throw error
      throw new ReleaseError('refused', `${error.message} Publish the intended files as the next version.`)
    })
  }
}

/** The content to release for a change: a promoted version is judged from now on. */
const released = (
  { arePromotionsWatched }: ReleasePlace,
  change: ReleaseChange,
  content: ReleaseContent,
): ReleaseContent =>
  change.action === 'promote' && arePromotionsWatched ? watch(change.bundle, Date.now())(content) : content

/** What pages, hosts and webhooks tell only a service. */
const ONLY_OF_A_SERVICE = {
  canaries: async () => [],
  watched: async () => [],
  hosts: async () => [],
  webhooks: async () => [],
}

/** Operates directly on the store; `actor` is recorded in the releases. `facts` are known to a service. */
export function storeOperations(place: ReleasePlace, actor: string, facts?: ServiceFacts): ReleaseOperations {
  const { store, trust, log } = place
  const planFor = releasePlans(place, actor, facts)

  /** Whether the newest release is already this one: the response was lost, and the caller retries. */
  async function isMade(head: Release, { change, reason, expected }: ReleaseRequest): Promise<boolean> {
    const isSame = head.actor === actor && head.action === change.action && head.reason === reason
    if (!isSame || head.parent !== expected || expected === 0) return false
    const { content } = await planFor(await log.read(expected), change)
    return differences(content, head).length === 0
  }

  return {
    head: () => requireHead(place),
    rules: async () => place.promotionRules,
    ...ONLY_OF_A_SERVICE,
    read: log.read,
    history: (query) => historyPage(log, query),
    compare: (from, to) => comparisonOf(place, from, to),

    async plan(requested) {
      const { content: _, unchecked: __, notes, ...plan } = await planFor(await requireHead(place), requested)
      const cohorts = cohortsOf(requested)
      const unreached = facts ? await reachNotes(cohorts, facts) : []
      return { ...plan, notes: [...cohortNotes(cohorts), ...unreached, ...notes] }
    },

    async release(request) {
      const head = await requireHead(place)
      if (await isMade(head, request)) return head
      if (head.seq !== request.expected) throw new HeadMoved(request.expected, head.seq)
      const { content, problems, unchecked } = await planFor(head, request.change)
      if (problems.length > 0) throw new ReleaseError('refused', problems.join('\n'))
      await requireWhole(place, head, content)
      const { change, reason } = request
      return log.append(head.seq, released(place, change, content), {
        actor,
        action: change.action,
        reason,
        unchecked,
      })
    },

    async publish(files, { source, check } = {}) {
      const built = builtArtifact(files)
      const { name, version } = built.manifest
      if (check) requireSameBytes(check, built)
      await requireFit(place, built)
      const result = await publishArtifact({ ...place, by: actor, source, needsCheck: true }, built)
      if (check) await keepCheck({ ...place, by: actor }, check, built)
      return { name, version, result, check: await checkStatusOf(place, name, version) }
    },

    ...packageOperations(place, actor),
    versions: publishedBundles(place),
    published: (name, version) => readArtifact(store, trust, name, version),
    files: (name, version) => publishedFiles(store, trust, name, version),

    sealedRelease: async (seq) => (await logEntries(place).read(seq)).bytes,
    async sealedVersion(name, version) {
      await readArtifact(store, trust, name, version)
      return store.get(recordKey(name, version))
    },

    ...storeOverrides(place, actor, facts),
  }
}
