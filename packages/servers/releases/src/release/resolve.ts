import { createHash } from 'node:crypto'
import type { Canary, ReleaseContent } from '@portal/contract/releases/release-schemas.ts'
import { type Manifests, versionKey } from '../bundle/bundle-manifest.ts'
import { manifestsOf } from '../bundle/manifests-of.ts'
import type { Misfit } from '../bundle/misfit.ts'
import { misfitsOf } from '../bundle/misfits.ts'
import type { Owners } from '../bundle/owners.ts'
import { ownersIn } from './owners-in.ts'
import { isPulled, stableVersions } from './release.ts'

/** The person that a page is for. */
export interface Visitor {
  /** The same at every visit. */
  readonly id: string
  /** Names by which canaries reach this person: the email address, in lower case, and the roles. */
  readonly cohorts: readonly string[]
  /** Requests the stable versions, regardless of canaries and overrides. */
  readonly isSafe?: boolean
  /** This person's overrides, by bundle name. */
  readonly overrides?: Readonly<Record<string, string>>
}

/** A version that somebody would get, but that does not fit the others. */
export interface HeldBack {
  readonly bundle: string
  readonly version: string
  readonly why: string
}

/** What one person gets. */
export interface Resolution {
  /** Versions by bundle name. */
  readonly versions: Readonly<Record<string, string>>
  readonly heldBack: readonly HeldBack[]
}

const BUCKETS = 10_000

/** Whether a percentage includes an id. Raising the weight never excludes anybody who was included. */
const isWithin = (id: string, { weight, salt }: Pick<Canary, 'weight' | 'salt'>) =>
  createHash('sha256').update(`${salt}:${id}`).digest().readUInt32BE() % BUCKETS < weight * (BUCKETS / 100)

/** People write email addresses in any case; roles have one. */
const cohortOf = (name: string) => (name.includes('@') ? name.toLowerCase() : name)

const reaches = (canary: Canary, { id, cohorts }: Visitor) =>
  canary.cohorts.some((name) => cohorts.includes(cohortOf(name))) || isWithin(id, canary)

/** The overrides that can be served: also of bundles that were never released, but not of removed ones. */
const usableOverrides = (content: ReleaseContent, manifests: Manifests, { overrides = {} }: Visitor) =>
  Object.entries(overrides).filter(
    ([name, version]) =>
      manifests.has(versionKey(name, version)) &&
      !isPulled(content, name, version) &&
      !Object.hasOwn(content.removed, name),
  )

/** The versions that somebody should get, whether they fit together or not. */
function intendedVersions(
  content: ReleaseContent,
  manifests: Manifests,
  visitor: Visitor,
): Record<string, string> {
  if (visitor.isSafe) return stableVersions(content)
  const released = Object.entries(content.bundles).map(
    ([name, { stable, canary }]) =>
      [name, canary && reaches(canary, visitor) ? canary.version : stable] as const,
  )
  return Object.fromEntries([...released, ...usableOverrides(content, manifests, visitor)])
}

/** Replaces misfits with the stable version, if any, one bundle after another, until the rest fits together. */
function fitting(
  intended: Readonly<Record<string, string>>,
  content: ReleaseContent,
  manifests: Manifests,
  owners: Owners,
): Resolution {
  const stable = stableVersions(content)
  let versions = intended
  const heldBack: HeldBack[] = []
  const isSpecial = (name: string) => versions[name] !== stable[name]
  for (;;) {
    const misfits: Misfit[] = Object.keys(versions).some(isSpecial)
      ? misfitsOf(manifestsOf(versions, manifests), owners)
      : []
    const [found] = misfits.flatMap(({ sentence, bundles }) =>
      bundles.filter(isSpecial).map((bundle) => ({ bundle, why: sentence })),
    )
    const version = found && versions[found.bundle]
    if (!found || version === undefined) return { versions, heldBack }
    heldBack.push({ ...found, version })
    const { [found.bundle]: _, ...rest } = versions
    const instead = stable[found.bundle]
    versions = instead === undefined ? rest : { ...rest, [found.bundle]: instead }
  }
}

/**
 * Decides what each person gets of a release. Deterministic: the same person gets the same versions of the
 * same release on every host. Computes the fit once per set of versions.
 */
export function resolverOf(content: ReleaseContent, manifests: Manifests): (visitor: Visitor) => Resolution {
  const known = new Map<string, Resolution>()
  const owners = ownersIn(content, manifests)
  return (visitor) => {
    const intended = intendedVersions(content, manifests, visitor)
    const key = JSON.stringify(intended)
    const resolution = known.get(key) ?? fitting(intended, content, manifests, owners)
    known.set(key, resolution)
    return resolution
  }
}
