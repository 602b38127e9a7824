import { getCurrentUser } from '@portal/contract/people/me-endpoints.ts'
import { CardBody, Section, useBundleFacts, useLoaded } from '@portal/portal-app'
import { accessOf, useSession } from '@portal/session'
import { Page, Stack } from '@portal/ui'
import { RecentChanges } from '../activity/recent-changes.tsx'
import { MyAccess } from './my-access.tsx'
import { OwnDrafts } from './own-drafts.tsx'
import { OwnFacts } from './own-facts.tsx'
import { Preferences } from './preferences.tsx'
import { Security } from './security.tsx'
import { useScrollToSection } from './use-scroll-to-section.ts'

const ACTIVITY_LINES = 8

/** The operator's identity, access, activity and preferences. */
export default function ProfilePage() {
  const user = useLoaded(getCurrentUser, {})
  const session = useSession()
  const facts = useBundleFacts('@portal/shell')
  useScrollToSection()
  if (session.status !== 'authenticated') return null
  return (
    <Page title={`${user.given_name} ${user.family_name}`} meta={user.email}>
      <Stack gap="8">
        <OwnFacts user={user} sub={session.user.sub} />
        <Section title="Preferences" id="preferences">
          <Preferences />
        </Section>
        <Section title="Security">
          <Security user={user} />
        </Section>
        <Section title="My access" id="my-access">
          <MyAccess access={accessOf(session)} roles={user.roles} />
        </Section>
        <Section title="Drafts on this device">
          <OwnDrafts sub={session.user.sub} />
        </Section>
        <Section title="My activity">
          <CardBody facts={facts} lines={ACTIVITY_LINES}>
            <RecentChanges asked={{ actorId: user.id }} />
          </CardBody>
        </Section>
      </Stack>
    </Page>
  )
}
