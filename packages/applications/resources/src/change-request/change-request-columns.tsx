import { listChangeRequests } from '@portal/contract/resources/change-request-endpoints.ts'
import { isOpenRequest } from '@portal/contract/resources/change-request-rules.ts'
import { columnsFor } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { formatNumber, HStack, Moment, Stack, Text, TextLink } from '@portal/ui'
import { routes } from '../routes.ts'
import { ChangeRequestStatusBadge } from './change-request-status.tsx'
import { NeedsMe } from './needs-me.tsx'
import { requestStateInWords, waitInWords } from './request-state.ts'
import { ReviewerList } from './reviewer-list.tsx'
import { decisionInWords } from './reviewer-words.ts'

export const CHANGE_REQUEST_COLUMNS = columnsFor(listChangeRequests, [
  {
    key: 'title',
    label: 'Change request',
    rowHeader: true,
    width: '18rem',
    text: ({ number, title }) => `${number} ${title}`,
    cell: ({ id, dirId, number, title, fileName, versionNumber, kind, author }) => (
      <Stack gap="0">
        <TextLink to={linkTo(routes.changeRequestDetails, { dirId, id })}>
          {number} {title}
        </TextLink>
        <Text color="fg.muted" fontSize="sm" fontWeight="normal">
          {!title.includes(`${fileName}, version ${versionNumber}`) &&
            `${kind === 'DELETE' ? 'Deletion of ' : ''}${fileName}, version ${versionNumber} · `}
          by {author.name}
        </Text>
      </Stack>
    ),
  },
  {
    key: 'status',
    label: 'Status',
    sortable: true,
    text: requestStateInWords,
    cell: (request) => (
      <HStack gap="2" wrap="wrap">
        <ChangeRequestStatusBadge status={request.status} />
        {request.awaitsMyReview && <NeedsMe />}
        <Text color="fg.muted" fontSize="sm">
          {waitInWords(request)}
        </Text>
      </HStack>
    ),
  },
  {
    key: 'reviewers',
    label: 'Reviewers',
    hideBelow: 'lg',
    text: (request) =>
      request.reviewers
        .map((reviewer) => `${reviewer.name} ${decisionInWords(reviewer, isOpenRequest(request))}`)
        .join(', '),
    cell: (request) => <ReviewerList reviewers={request.reviewers} isOpen={isOpenRequest(request)} />,
  },
  {
    key: 'approvals',
    label: 'Approvals',
    align: 'end',
    hideBelow: 'md',
    text: ({ approvals, approvalsNeeded }) => `${approvals} of ${approvalsNeeded}`,
  },
  {
    key: 'commentCount',
    label: 'Comments',
    align: 'end',
    hideBelow: '2xl',
    cell: ({ commentCount }) => commentCount > 0 && formatNumber(commentCount),
  },
  {
    key: 'conflicts',
    label: 'Conflicts',
    hideBelow: 'xl',
    text: ({ conflicts }) => conflicts.map(({ number }) => number).join(', '),
  },
  {
    key: 'createdAt',
    label: 'Age',
    align: 'end',
    sortable: true,
    cell: ({ createdAt }) => <Moment at={createdAt} day relative />,
  },
  { computed: 'author', label: 'Author', optional: true, text: ({ author }) => author.name },
  {
    key: 'updatedAt',
    label: 'Updated',
    align: 'end',
    sortable: true,
    hideBelow: '2xl',
    cell: ({ updatedAt }) => <Moment at={updatedAt} day relative />,
  },
])
