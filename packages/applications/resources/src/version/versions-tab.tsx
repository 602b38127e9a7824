import { listFileVersions } from '@portal/contract/resources/file-endpoints.ts'
import type { File } from '@portal/contract/resources/file-schemas.ts'
import { filtersFor, useRecordActions, useTable } from '@portal/portal-app'
import { DataTable, RowMenu, statusOptions } from '@portal/ui'
import { useMemo } from 'react'
import type { ContentRules } from '../directory/content-rules.ts'
import { versionActions } from './version-actions.tsx'
import { VERSION_COLUMNS } from './version-columns.tsx'
import { VERSION_LOOKS } from './version-status.tsx'

const FILTERS = filtersFor(listFileVersions, [
  { name: 'status', label: 'Status', multiple: true, options: statusOptions(VERSION_LOOKS) },
])

const SHOWN = VERSION_COLUMNS.filter(({ optional }) => !optional)

/** All versions of a file, newest first. */
export function VersionsTab({ file, directory }: { file: File; directory: ContentRules }) {
  const params = { dirId: file.dirId, fileId: file.id }
  const table = useTable(listFileVersions, { input: { params }, filters: FILTERS, columns: VERSION_COLUMNS })
  const actionsOf = useRecordActions(useMemo(() => versionActions(directory), [directory]))
  return (
    <DataTable
      label={`Versions of ${file.name}`}
      table={table}
      columns={SHOWN}
      rowKey={({ id }) => id}
      rowActions={(version) => <RowMenu label={`Version ${version.number}`} items={actionsOf(version)} />}
      empty={{ title: 'No versions' }}
    />
  )
}
