import type { CheckResult } from '@portal/build/src/check-result.ts'
import { gt, minVersion, type SemVer } from 'semver'
import type { BundleManifest } from '../bundle/bundle-manifest.ts'
import { counted } from './outcome.ts'

/** How far a version is behind another one, by the first part that differs. */
function distance(from: SemVer, to: SemVer): string {
  const parts = ['major', 'minor', 'patch'] as const
  const part = parts.find((one) => from[one] !== to[one]) ?? 'patch'
  return counted(to[part] - from[part], `${part} version`)
}

/** The entries of a package, such as `@portal/ui/form`, have its version. */
const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')

/** What a bundle was built with that is older than what the page provides, and by how much. */
export function ageResults({ requires }: BundleManifest, others: readonly BundleManifest[]): CheckResult[] {
  const offered = new Map(others.flatMap(({ offers }) => Object.entries(offers)))
  const lines = Object.entries(requires).flatMap(([name, { version }]) => {
    const [used, served] = [minVersion(version), minVersion(offered.get(name)?.version ?? '*')]
    return used && served && gt(served, used)
      ? [`${packageOf(name)} ${used} is ${distance(used, served)} behind ${served}`]
      : []
  })
  if (lines.length === 0) return []
  return [
    {
      check: 'age',
      status: 'noted',
      says: `built with earlier packages than the portal serves: ${[...new Set(lines)].join(', ')}. Run npm run portal -- upgrade in the application's repository.`,
    },
  ]
}
