import { OPEN_CHANGE_REQUEST_STATUSES } from '@portal/contract/resources/change-request.ts'
import { listChangeRequests } from '@portal/contract/resources/change-request-endpoints.ts'
import { filtersFor, periodFilters, viewsFor } from '@portal/portal-app'
import { statusOptions } from '@portal/ui'
import { CHANGE_REQUEST_LOOKS } from './change-request-status.tsx'

interface FileChoice {
  readonly value: string
  readonly label: string
}

/** The list's filters; `email` is the operator's own. */
export const changeRequestFilters = (files: readonly FileChoice[], email: string) =>
  filtersFor(listChangeRequests, [
    { name: 'status', label: 'Status', multiple: true, options: statusOptions(CHANGE_REQUEST_LOOKS) },
    {
      name: 'awaitsMyReview',
      label: 'My review',
      options: [
        { value: 'true', label: 'Needs my review' },
        { value: 'false', label: 'Does not' },
      ],
    },
    {
      name: 'author',
      label: 'Author',
      options: [{ value: email, label: 'Me' }],
      describe: (value) => value,
    },
    {
      name: 'fileId',
      label: 'File',
      multiple: true,
      options: files,
      // The name can load later, or never for operators who cannot list files.
      describe: () => 'One file',
    },
    {
      name: 'hasConflict',
      label: 'Conflicts',
      options: [
        { value: 'true', label: 'File has other open requests' },
        { value: 'false', label: 'None' },
      ],
    },
    ...periodFilters('createdFrom', 'createdTo', 'Opened'),
  ])

const open = OPEN_CHANGE_REQUEST_STATUSES

/** Quick filters for reviewers and authors; oldest first, since it has waited longest. */
export const changeRequestViews = (email: string) =>
  viewsFor(listChangeRequests, [
    { label: 'Needs my review', show: { awaitsMyReview: 'true', sort: 'createdAt' } },
    { label: 'Open', show: { status: open, sort: 'createdAt' } },
    { label: 'Mine', show: { author: email, status: open } },
    { label: 'In conflict', show: { hasConflict: 'true' } },
  ])
