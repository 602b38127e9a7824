import type { ReleaseContent } from '@portal/contract/releases/release-schemas.ts'
import { approversOf, validApprovals } from '@portal/contract/releases/valid-approvals.ts'
import type { Change } from './changes.ts'
import { refuse } from './channels.ts'
import { requireUsable } from './usable-versions.ts'

const withApprovals = (
  { approvals: _, ...content }: ReleaseContent,
  approvals: NonNullable<ReleaseContent['approvals']>,
): ReleaseContent => ({ ...content, ...(approvals.length > 0 && { approvals }) })

/** Records that somebody has approved a version. */
export const approve =
  (name: string, version: string, by: string): Change =>
  (content) => {
    requireUsable(content, name, version)
    if (content.bundles[name]?.stable === version) throw refuse(`${name} ${version} is already stable.`)
    if (approversOf(content, name, version).includes(by))
      throw refuse(`You have already approved ${name} ${version}.`)
    const approval = { bundle: name, version, by, at: new Date().toISOString() }
    return withApprovals(content, [...validApprovals(content), approval])
  }

/** Approvals are for one promotion: the next version of the bundle needs its own. */
export const withoutApprovals = (content: ReleaseContent, name: string): ReleaseContent =>
  withApprovals(
    content,
    (content.approvals ?? []).filter(({ bundle }) => bundle !== name),
  )

/** The same content without the approvals that have ended. */
export const withValidApprovals = (content: ReleaseContent): ReleaseContent =>
  withApprovals(content, [...validApprovals(content)])
