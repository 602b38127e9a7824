import type { ReleaseContent } from './release-schemas.ts'

type Approval = NonNullable<ReleaseContent['approvals']>[number]

/** The person may have lost the permission to approve since, so an approval counts for a day. */
const APPROVAL_MS = 86_400_000

/** The approvals that still count. One without a time is from before approvals ended, and counts no more. */
export const validApprovals = (
  { approvals = [] }: Pick<ReleaseContent, 'approvals'>,
  now: number = Date.now(),
): readonly Approval[] => approvals.filter(({ at }) => at !== undefined && now < Date.parse(at) + APPROVAL_MS)

/** Everybody whose approval of a version counts: given within a day, and since its bundle was last promoted. */
export const approversOf = (
  content: Pick<ReleaseContent, 'approvals'>,
  name: string,
  version: string | undefined,
): readonly string[] =>
  validApprovals(content)
    .filter((one) => one.bundle === name && one.version === version)
    .map(({ by }) => by)
