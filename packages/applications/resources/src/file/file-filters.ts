import type { ContentType } from '@portal/contract/resources/file.ts'
import { listFiles } from '@portal/contract/resources/file-endpoints.ts'
import { filtersFor, viewsFor } from '@portal/portal-app'
import { statusOptions } from '@portal/ui'
import { lazy } from 'react'
import { VERSION_LOOKS } from '../version/version-status.tsx'
import { CONTENT_TYPE_LABELS } from './content-types.ts'
import { textProblem } from './text-problem.ts'

const TextInsidePanel = lazy(async () => ({
  default: (await import('./text-inside-panel.tsx')).TextInsidePanel,
}))

/** The filters of a directory's files; `email` is the operator's own. */
export const fileFilters = (types: readonly ContentType[], email: string) =>
  filtersFor(listFiles, [
    { name: 'status', label: 'Newest version', multiple: true, options: statusOptions(VERSION_LOOKS) },
    {
      name: 'contentType',
      label: 'Type',
      multiple: true,
      options: types.map((value) => ({ value, label: CONTENT_TYPE_LABELS[value] })),
    },
    {
      name: 'containing',
      label: 'Text inside',
      options: [],
      panel: TextInsidePanel,
      describe: (text) => (textProblem(text) ? undefined : text),
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
  ])

export const FILE_VIEWS = viewsFor(listFiles, [
  { label: 'With drafts', show: { hasDraft: 'true' } },
  { label: 'In review', show: { hasOpenRequest: 'true' } },
])
