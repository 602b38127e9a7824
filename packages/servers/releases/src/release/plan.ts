import type { Plan } from '@portal/contract/releases/plan-schemas.ts'
import type { ReleaseContent } from '@portal/contract/releases/release-schemas.ts'
import { appTables } from '../bundle/app-tables.ts'
import { type BundleManifest, type Manifests, providedBy, versionKey } from '../bundle/bundle-manifest.ts'
import { EVERYWHERE, ROOT_CONFIG } from '../bundle/every-page.ts'
import { manifestsOf } from '../bundle/manifests-of.ts'
import { misfitsOf } from '../bundle/misfits.ts'
import { missingFiles } from '../bundle/missing-files.ts'
import { nameConflicts } from '../bundle/name-conflicts.ts'
import type { Owners } from '../bundle/owners.ts'
import { permissionConflicts } from '../bundle/permission-conflicts.ts'
import { oversized } from '../bundle/size-limits.ts'
import { tableConflicts } from '../bundle/table-conflicts.ts'
import { unmetRequirements } from '../bundle/unmet-requirements.ts'
import { deadEnds, lostAddresses } from './addresses.ts'
import { withValidApprovals } from './approvals.ts'
import type { Change } from './changes.ts'
import { differences } from './differences.ts'
import { importLines } from './import-lines.ts'
import { lostPermissions } from './lost-permissions.ts'
import { ownersIn } from './owners-in.ts'
import { stableVersions } from './release.ts'
import { servedSets } from './served-sets.ts'
import { stuckCanaries } from './stuck-canaries.ts'
import { takenNames } from './taken-names.ts'

/** What a change would do, and what people would then get. */
export interface ContentPlan extends Plan {
  readonly content: ReleaseContent
}

/** Parts of every page must not be removed; a new environment may add them bundle by bundle. */
function lostNames(before: ReleaseContent, after: ReleaseContent, manifests: Manifests): string[] {
  const providedIn = (content: ReleaseContent) =>
    new Set(
      manifestsOf(stableVersions(content), manifests).flatMap((manifest) =>
        Object.keys(providedBy(manifest)),
      ),
    )
  const [had, has] = [providedIn(before), providedIn(after)]
  return [ROOT_CONFIG, ...EVERYWHERE]
    .filter((name) => had.has(name) && !has.has(name))
    .map((name) => `Every page needs ${name}, but nothing would provide it.`)
}

/** Why the versions that people may get do not fit together, in sentences. */
function misfitsIn(content: ReleaseContent, manifests: Manifests): string[] {
  const owners = ownersIn(content, manifests)
  return servedSets(content).flatMap(({ versions }) => {
    const unknown = Object.entries(versions)
      .filter(([name, version]) => !manifests.has(versionKey(name, version)))
      .map(
        ([name, version]) =>
          `${name} ${version} is no longer in the store. Publish the same bytes again, or release another version.`,
      )
    const misfits = misfitsOf(manifestsOf(versions, manifests), owners)
    return [...unknown, ...misfits.map(({ sentence }) => sentence)]
  })
}

/**
 * What a change would do to an environment, and whether everything that it would then serve fits together.
 * Ignores problems that existed before: they must not prevent freezing or rolling back.
 */
export function planChange(given: ReleaseContent, change: Change, manifests: Manifests): ContentPlan {
  // A bundle that claims more names must not change their owners.
  const current = { ...withValidApprovals(given), owners: ownersIn(given, manifests) }
  const content = change(current)
  const before = new Set(misfitsIn(current, manifests))
  const problems = misfitsIn(content, manifests).filter((sentence) => !before.has(sentence))
  problems.push(
    ...takenNames(current, Object.keys(content.bundles)),
    ...lostNames(current, content, manifests),
    ...deadEnds(current, content, manifests),
  )
  const changed = differences(current, content)
  if (changed.length === 0) problems.push('Nothing would change: this is already served.')
  return {
    content,
    differences: changed,
    imports: importLines(current, content, manifests),
    problems: [...new Set(problems)],
    notes: [
      ...lostAddresses(current, content, manifests),
      ...lostPermissions(current, content, manifests),
      ...stuckCanaries(current, content),
    ],
  }
}

/** What one bundle lacks beside others, and what both claim. Requirements of the others are not its fault. */
const ownMisfits = (manifest: BundleManifest, others: readonly BundleManifest[], owners: Owners) => [
  ...missingFiles([manifest]),
  ...oversized([manifest]),
  ...nameConflicts([manifest], owners),
  ...unmetRequirements([...others, manifest]).filter(({ bundles: [needy] }) => needy === manifest.name),
  ...[
    ...tableConflicts(appTables([...others, manifest])),
    ...permissionConflicts([...others, manifest]),
  ].filter(({ bundles }) => bundles.includes(manifest.name)),
]

/** How a version would fit one of the sets that people get. */
export interface Fit {
  /** The set, for people. */
  readonly beside: string
  readonly others: readonly BundleManifest[]
  /** Why it would not fit, in sentences; empty when it would. */
  readonly problems: readonly string[]
}

/**
 * Whether a version finds its requirements and free addresses: beside the stable versions, and beside each
 * canary.
 */
export function fitsOf(current: ReleaseContent, manifest: BundleManifest, manifests: Manifests): Fit[] {
  const owners = ownersIn(current, manifests)
  return servedSets(current).map(({ what, versions }) => {
    const others = manifestsOf(versions, manifests).filter(({ name }) => name !== manifest.name)
    const problems = ownMisfits(manifest, others, owners).map(({ sentence }) => sentence)
    return { beside: what, others, problems }
  })
}

/** Why a version would be useless: its name is taken, or it fits neither the stable versions nor a canary. */
export function publishProblems(
  current: ReleaseContent,
  manifest: BundleManifest,
  manifests: Manifests,
): readonly string[] {
  const taken = takenNames(current, [manifest.name])
  const [stable, ...canaries] = fitsOf(current, manifest, manifests)
  return canaries.some(({ problems }) => problems.length === 0)
    ? taken
    : [...taken, ...(stable?.problems ?? [])]
}
