import { listDpas } from '@portal/contract/dpas/dpa-endpoints.ts'
import type { Status } from '@portal/contract/subjects/subject.ts'
import type { SubjectSummary } from '@portal/contract/subjects/subject-schemas.ts'
import { inShort } from '@portal/portal-app'
import { call, can } from '@portal/session'
import { formatCount } from '@portal/ui'

/** How many live payment applications depend on these subjects. */
async function liveDpasOf(subjects: readonly SubjectSummary[]): Promise<number> {
  const subjectId = subjects.filter(({ dpaCount }) => dpaCount).map(({ id }) => id)
  if (subjectId.length === 0 || !can(listDpas)) return 0
  const query = { subjectId, status: 'ACTIVE', publicationStatus: 'PUBLISHED', pageSize: 1 } as const
  return (await call(listDpas, { query }, { errors: 'here' })).page.totalItems
}

const isLive = ({ publicationStatus }: SubjectSummary) => publicationStatus === 'PUBLISHED'
const namesOf = (subjects: readonly SubjectSummary[]) => inShort(subjects.map(({ name }) => name))

const SERVE: Readonly<Record<Status, (names: string) => string>> = {
  ACTIVE: (names) => `serves ${names} again`,
  SUSPENDED: (names) => `stops serving ${names}`,
}
const ACCEPT: Readonly<Record<Status, string>> = {
  ACTIVE: 'accept checkouts again',
  SUSPENDED: 'stop accepting checkouts',
}

/** How a change of their status affects the live program, as far as known here. */
export async function statusImpact(
  status: Status,
  subjects: readonly SubjectSummary[],
): Promise<readonly string[]> {
  const live = subjects.filter(isLive)
  const drafts = subjects.filter((subject) => !isLive(subject))
  const dpas = await liveDpasOf(live)
  return [
    ...(live.length > 0
      ? [`Immediately, without publishing, the live program ${SERVE[status](namesOf(live))}.`]
      : []),
    ...(dpas > 0 ? [`${formatCount(dpas, 'payment application')} ${ACCEPT[status]}.`] : []),
    ...(drafts.length > 0 ? [`Never published, so nothing live changes: ${namesOf(drafts)}.`] : []),
  ]
}
