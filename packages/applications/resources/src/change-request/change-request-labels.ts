/** What the fields of a change request are called, in forms and in its history. */
export const CHANGE_REQUEST_LABELS = {
  title: 'Title',
  description: 'Why',
  reviewerIds: 'Reviewers',
  applyWhen: 'When approved',
  applyAt: 'Time',
  kind: 'Kind',
  status: 'Status',
  verId: 'Version',
  baseVersionId: 'Live at the opening',
  mergeBlockedReason: 'Not applied because',
  comments: 'Comments',
  reviews: 'Reviews',
}
