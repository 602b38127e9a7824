/** Field labels of a change request in forms and history. */
export const CHANGE_REQUEST_LABELS = {
  title: 'Title',
  description: 'Why',
  reviewerIds: 'Reviewers',
  applyWhen: 'When approved',
  applyAt: 'Time',
  kind: 'Kind',
  status: 'Status',
  verId: 'Version',
  baseVersionId: 'Live when requested',
  mergeBlockedReason: 'Held back',
  comments: 'Comments',
  reviews: 'Reviews',
}
