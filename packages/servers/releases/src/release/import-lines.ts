import type { ImportLine } from '@portal/contract/releases/plan-schemas.ts'
import type { ReleaseContent } from '@portal/contract/releases/release-schemas.ts'
import { baseOf } from '../bundle/bundle-catalog.ts'
import { type Manifests, providedBy } from '../bundle/bundle-manifest.ts'
import { manifestsOf } from '../bundle/manifests-of.ts'
import { stableVersions } from './release.ts'
import { servedSets } from './served-sets.ts'

/** A bundle that provides a name, and the file behind that name. */
interface Provider {
  readonly bundle: string
  readonly address: string
}

type Providers = ReadonlyMap<string, readonly Provider[]>

/** The providers of each name; two if two claim it. */
function providersIn(versions: Readonly<Record<string, string>>, manifests: Manifests): Providers {
  const providers = new Map<string, Provider[]>()
  for (const manifest of manifestsOf(versions, manifests))
    for (const [name, file] of Object.entries(providedBy(manifest))) {
      const address = baseOf(manifest.name, manifest.version) + file
      providers.set(name, [...(providers.get(name) ?? []), { bundle: manifest.name, address }])
    }
  return providers
}

function linesBetween(before: Providers, after: Providers): ImportLine[] {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort()
  return names.flatMap((name) => {
    const [had, has] = [before.get(name) ?? [], after.get(name) ?? []]
    const isIn = (list: readonly Provider[]) => (one: Provider) =>
      list.some(({ address }) => address === one.address)
    const [gone, come] = [had.find((one) => !isIn(has)(one)), has.find((one) => !isIn(had)(one))]
    if (!gone && !come) return []
    // A second provider would take the name from the first.
    const [from, to] = [gone ?? had[0], come]
    const isOtherOwner = from !== undefined && to !== undefined && from.bundle !== to.bundle
    return [{ name, ...(from && { from: from.address }), ...(to && { to: to.address }), isOtherOwner }]
  })
}

/**
 * The lines of the import map that a change would change: for everyone, and for the people of new canaries.
 */
export function importLines(
  before: ReleaseContent,
  after: ReleaseContent,
  manifests: Manifests,
): ImportLine[] {
  const stable = providersIn(stableVersions(after), manifests)
  const running = servedSets(before).map(({ canary }) => canary)
  const canaries = servedSets(after).filter(({ canary }) => canary !== undefined && !running.includes(canary))
  return [
    ...linesBetween(providersIn(stableVersions(before), manifests), stable),
    ...canaries.flatMap(({ canary, versions }) =>
      linesBetween(stable, providersIn(versions, manifests)).map((line) => ({ ...line, canary })),
    ),
  ]
}
