import { listReviews } from '@portal/contract/resources/change-request-endpoints.ts'
import { isOpenRequest } from '@portal/contract/resources/change-request-rules.ts'
import type { ChangeRequest } from '@portal/contract/resources/change-request-schemas.ts'
import { sizeInWords } from '@portal/portal-app'
import { queryFor } from '@portal/session'
import { ErrorNotice, formatDateTime, Heading, Moment, Overview, Skeleton, Stack, Text } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { CONTENT_TYPE_LABELS } from '../file/content-types.ts'
import { APPLY_MOMENT_LABELS } from './apply-moments.ts'
import { isBaseChanged } from './is-base-changed.ts'
import { REFRESH_MS } from './refresh.ts'
import { isTimed } from './request-effect.ts'
import { ReviewerList } from './reviewer-list.tsx'
import { DECISION_WORDS } from './reviewer-words.ts'

/** The status of a request: decisions and obstacles. */
export function RequestOverview({ request }: { request: ChangeRequest }) {
  const { approvals, approvalsNeeded, reviewers, version } = request
  const isOpen = isOpenRequest(request)
  return (
    <Stack gap="6">
      <Overview
        items={[
          { label: 'Approvals', value: `${approvals} of ${approvalsNeeded}` },
          {
            label: 'Reviewers',
            value:
              reviewers.length > 0 ? (
                <ReviewerList reviewers={reviewers} isOpen={isOpen} />
              ) : isOpen ? (
                'Anyone with permission'
              ) : (
                'None'
              ),
          },
          ...(isOpen ? outlook(request) : []),
          { label: 'Type', value: CONTENT_TYPE_LABELS[version.contentType] },
          { label: 'Size', value: sizeInWords(version.sizeBytes) },
        ]}
        events={[
          { what: 'Applied', at: request.mergedAt, by: request.mergedBy?.name },
          { what: 'Updated', at: request.updatedAt, by: request.updatedBy.name },
          { what: 'Opened', at: request.createdAt, by: request.author.name },
        ]}
      />
      <Reviews request={request} />
    </Stack>
  )
}

/** What decides how an open request is applied; a closed one has only its outcome. */
const outlook = (request: ChangeRequest) => [
  { label: 'When approved', value: planInWords(request) },
  {
    label: 'Live version',
    value: isBaseChanged(request) ? 'Changed since requested' : 'Unchanged since requested',
  },
  {
    label: 'Other open requests',
    value: request.conflicts.map(({ number }) => number).join(', ') || 'None for this file',
  },
]

function planInWords(request: ChangeRequest): string {
  const { mergeObstacle, mergeBlockedReason, applyAt, applyWhen } = request
  if (mergeObstacle ?? mergeBlockedReason) return 'Held back'
  if (!applyAt) return APPLY_MOMENT_LABELS[applyWhen]
  return isTimed(request) ? `Applied at ${formatDateTime(applyAt)}` : APPLY_MOMENT_LABELS.WHEN_APPROVED
}

function Reviews({ request }: { request: ChangeRequest }) {
  const params = { changeRequestId: request.id }
  const { data, error } = useQuery({
    ...queryFor(listReviews, { params }, { errors: 'here' }),
    refetchInterval: REFRESH_MS,
  })
  if (!data) return error ? <ErrorNotice error={error} /> : <Skeleton height="6rem" />
  return (
    <Stack gap="3">
      <Heading as="h2" fontSize="md">
        Reviews
      </Heading>
      {data.items.length === 0 && <Text color="fg.muted">No reviews yet.</Text>}
      <Stack as="ol" gap="3" listStyleType="none">
        {data.items.map(({ id, author, decision, comment, dismissed, createdAt }) => (
          <li key={id}>
            <Text>
              {author.name} {DECISION_WORDS[decision]}, <Moment at={createdAt} relative />
              {dismissed && '; no longer counts, since the version was edited or the reviewer decided again'}
            </Text>
            {comment && <Text color="fg.muted">“{comment}”</Text>}
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
