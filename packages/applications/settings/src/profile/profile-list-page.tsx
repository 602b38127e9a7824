import { createIdvProfile, listIdvProfiles } from '@portal/contract/idv/idv-endpoints.ts'
import { Can, systemSubjectId, useRecordActions, useTable } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { ButtonLink, DataTable, Page, RowMenu } from '@portal/ui'
import { routes } from '../routes.ts'
import { CHANNEL_COLUMNS } from './channel-columns.tsx'
import { channelName } from './channel-name.ts'
import { profileActions } from './profile-actions.ts'
import { useChannelRows } from './use-channel-rows.ts'

const OF_SYSTEM = { params: { subjectId: systemSubjectId } } as const

export default function ProfileListPage() {
  const table = useTable(listIdvProfiles, { input: OF_SYSTEM })
  const rows = useChannelRows(table.rows ?? [])
  const actionsOf = useRecordActions(profileActions)
  return (
    <Page
      description="One profile for each channel of identity verification. The first one is tried first."
      actions={
        <Can call={createIdvProfile}>
          <ButtonLink to={linkTo(routes.profileCreate)} variant="solid">
            Add
          </ButtonLink>
        </Can>
      }
    >
      <DataTable
        label="IDV profiles"
        table={{ ...table, rows: table.rows && rows, total: rows.length }}
        columns={CHANNEL_COLUMNS}
        rowActions={({ channel, profile }) =>
          profile && <RowMenu label={channelName(channel)} items={actionsOf(profile)} />
        }
        rowKey={({ channel }) => channel}
        empty={{ title: 'The account has no channels of identity verification' }}
      />
    </Page>
  )
}
