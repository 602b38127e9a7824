import { Page, Tabs } from '@portal/ui'
import { OwnDeletions } from '../receipt/own-deletions.tsx'
import { CareDesk } from './care-desk.tsx'
import { IdleNotice } from './idle-notice.tsx'
import { useDesk } from './use-desk.ts'
import { useIdle } from './use-idle.ts'

const TABS = [
  { id: 'DELETE', label: 'Delete a profile' },
  { id: 'OWN', label: 'My deletions' },
] as const

export default function DeleteProfilePage() {
  // Above the tabs, so that switching tabs neither drops the caller's profile nor extends its time.
  const desk = useDesk()
  const isEnding = useIdle(desk.state.isInUse, desk.emptyIdle)
  return (
    <Page
      description={
        <span data-no-print>
          Erase a consumer’s profile on request. What you type is not stored, and the screen is cleared after
          two minutes of inactivity.
        </span>
      }
    >
      {isEnding && <IdleNotice />}
      <Tabs tabs={TABS}>{(id) => (id === 'DELETE' ? <CareDesk desk={desk} /> : <OwnDeletions />)}</Tabs>
    </Page>
  )
}
