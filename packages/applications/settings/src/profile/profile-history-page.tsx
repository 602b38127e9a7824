import { listIdvProfileHistory } from '@portal/contract/idv/idv-endpoints.ts'
import { RecordHistory, systemSubjectId, useRouteParams } from '@portal/portal-app'
import { Page } from '@portal/ui'
import { entryInWords } from '../changes-in-words.ts'
import { routes } from '../routes.ts'
import { channelName } from './channel-name.ts'
import { profileChangeInWords } from './profile-change-words.ts'
import { PROFILE_LABELS } from './profile-labels.ts'
import { useProfileRestore } from './use-profile-restore.ts'

export default function ProfileHistoryPage() {
  const { type } = useRouteParams(routes.profileHistory)
  const restore = useProfileRestore(type)
  return (
    <Page
      title={`Changes to ${channelName(type)}`}
      description="All changes, by whom and why. Newest first. Pick two versions to compare them."
    >
      <RecordHistory
        call={listIdvProfileHistory}
        input={{ params: { subjectId: systemSubjectId, type } }}
        name={`History of ${channelName(type)}`}
        labels={PROFILE_LABELS}
        inWords={entryInWords(profileChangeInWords)}
        compare
        {...(restore && { restore })}
      />
    </Page>
  )
}
