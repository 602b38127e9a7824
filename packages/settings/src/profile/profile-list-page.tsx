import { listIdvProfiles } from '@portal/contract/idv/idv-endpoints.ts'
import { systemSubjectId, useTable } from '@portal/portal-app'
import { DataTable, Page } from '@portal/ui'
import { CHANNEL_COLUMNS } from './channel-columns.tsx'
import { useChannelRows } from './use-channel-rows.ts'

const OF_SYSTEM = { params: { subjectId: systemSubjectId } } as const

export default function ProfileListPage() {
  const table = useTable(listIdvProfiles, { input: OF_SYSTEM, defaultSort: 'priority' })
  const rows = useChannelRows(table.rows ?? [])
  return (
    <Page description="One profile for each channel by which consumers prove who they are. The first in the list is tried first.">
      <DataTable
        label="IDV profiles"
        table={{ ...table, rows: table.rows && rows, total: rows.length }}
        columns={CHANNEL_COLUMNS}
        rowKey={({ channel }) => channel}
        empty={{ title: 'The account has no channel of identity verification' }}
      />
    </Page>
  )
}
