import type { ReleaseContent } from '@portal/contract/releases/release-schemas.ts'
import { areaOf } from '@portal/contract/roles/declared-permission.ts'

/**
 * One sentence for each bundle that a release does not have yet and that would share its name without the scope with one
 * that it has, or had until that was removed: its permissions begin with that name, and roles may still have them.
 */
export function takenNames({ bundles, removed }: ReleaseContent, names: readonly string[]): string[] {
  const known = Object.keys({ ...removed, ...bundles })
  return names
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const owner = known.find((other) => areaOf(other) === areaOf(name))
      return owner === undefined
        ? []
        : [
            `${name} cannot be released beside ${owner}: the permissions of both would begin with ${areaOf(name)} Give it another name.`,
          ]
    })
}
