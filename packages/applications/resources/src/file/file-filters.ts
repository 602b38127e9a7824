import type { ContentType } from '@portal/contract/resources/file.ts'
import { listFiles } from '@portal/contract/resources/file-endpoints.ts'
import { filtersFor, viewsFor } from '@portal/portal-app'
import { statusOptions } from '@portal/ui'
import { VERSION_LOOKS } from '../version/version-status.tsx'
import { CONTENT_TYPE_LABELS } from './content-types.ts'

/** The filters of a directory's files; `email` is the operator's own, `inside` the text to search for. */
export const fileFilters = (types: readonly ContentType[], email: string, inside: string | null) =>
  filtersFor(listFiles, [
    { name: 'status', label: 'Newest version', multiple: true, options: statusOptions(VERSION_LOOKS) },
    {
      name: 'contentType',
      label: 'Type',
      multiple: true,
      options: types.map((value) => ({ value, label: CONTENT_TYPE_LABELS[value] })),
    },
    {
      name: 'hasDraft',
      label: 'Drafts',
      options: [
        { value: 'true', label: 'Has a draft' },
        { value: 'false', label: 'No drafts' },
      ],
    },
    {
      name: 'hasOpenRequest',
      label: 'Change requests',
      options: [
        { value: 'true', label: 'Has an open request' },
        { value: 'false', label: 'No open requests' },
      ],
    },
    {
      name: 'updatedBy',
      label: 'Updated by',
      options: [{ value: email, label: 'Me' }],
      describe: (value) => value,
    },
    // It has its own search field.
    ...(inside
      ? [{ name: 'containing' as const, label: 'Text inside', options: [{ value: inside, label: inside }] }]
      : []),
  ])

export const FILE_VIEWS = viewsFor(listFiles, [
  { label: 'With drafts', show: { hasDraft: 'true' } },
  { label: 'In review', show: { hasOpenRequest: 'true' } },
])
