import { Page, Tabs } from '@portal/ui'
import { OwnDeletions } from '../receipt/own-deletions.tsx'
import { CareDesk } from './care-desk.tsx'
import { useDesk } from './use-desk.ts'

const TABS = [
  { id: 'DELETE', label: 'Delete a profile' },
  { id: 'OWN', label: 'My deletions' },
] as const

export default function DeleteProfilePage() {
  // Above the tabs, so that a look at the deletions does not lose the caller's profile.
  const desk = useDesk()
  return (
    <Page description="Erase a consumer’s profile on request. What you look up is kept nowhere, and the screen is cleared after two minutes without work.">
      <Tabs tabs={TABS}>{(id) => (id === 'DELETE' ? <CareDesk desk={desk} /> : <OwnDeletions />)}</Tabs>
    </Page>
  )
}
