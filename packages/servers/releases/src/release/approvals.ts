import type { ReleaseContent } from '@portal/contract/releases/release-schemas.ts'
import type { Change } from './changes.ts'
import { refuse } from './channels.ts'
import { requireUsable } from './usable-versions.ts'

/** Everybody who has approved a version since a version of its bundle was last promoted. */
export const approversOf = (
  { approvals = [] }: ReleaseContent,
  name: string,
  version: string,
): readonly string[] =>
  approvals.filter((one) => one.bundle === name && one.version === version).map(({ by }) => by)

/** Records that somebody has approved a version. */
export const approve =
  (name: string, version: string, by: string): Change =>
  (content) => {
    requireUsable(content, name, version)
    if (content.bundles[name]?.stable === version) throw refuse(`${name} ${version} is already stable.`)
    if (approversOf(content, name, version).includes(by))
      throw refuse(`You have already approved ${name} ${version}.`)
    return { ...content, approvals: [...(content.approvals ?? []), { bundle: name, version, by }] }
  }

/** Approvals are for one promotion: the next version of the bundle needs its own. */
export function withoutApprovals({ approvals, ...content }: ReleaseContent, name: string): ReleaseContent {
  const left = approvals?.filter(({ bundle }) => bundle !== name) ?? []
  return { ...content, ...(left.length > 0 && { approvals: left }) }
}
