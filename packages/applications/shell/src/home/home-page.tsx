import type { AccessSet } from '@portal/contract/access-set.ts'
import { Section } from '@portal/portal-app'
import { cardsIn } from '@portal/routing/cards-in.ts'
import { accessOf, useSession } from '@portal/session'
import { Page, Stack, Text } from '@portal/ui'
import { useRef } from 'react'
import { appTables } from '../app-tables.ts'
import { ActivitySection } from './activity-section.tsx'
import { AfterHeading } from './after-heading.tsx'
import { AllAtOnce } from './all-at-once.tsx'
import { CardGrid } from './card-grid.tsx'
import { CardSection } from './card-section.tsx'
import { ContinueSection } from './continue-section.tsx'
import { NoAccess } from './no-access.tsx'
import { ShortCuts } from './short-cuts.tsx'
import { useWayBack } from './use-way-back.ts'

/** The dashboard: pending work, where the operator left off, and current status. */
export default function HomePage() {
  const session = useSession()
  const access = accessOf(session)
  if (session.status !== 'authenticated') return null
  // Every role may read its account and dictionaries; a user without a role may not even do that.
  if (access.permissions.size === 0) {
    return (
      <Page>
        <NoAccess />
      </Page>
    )
  }
  return (
    <Page>
      <AfterHeading>
        <AllAtOnce>
          <Dashboard sub={session.user.sub} access={access} />
        </AllAtOnce>
      </AfterHeading>
    </Page>
  )
}

function Dashboard({ sub, access }: { sub: string; access: AccessSet }) {
  const content = useRef<HTMLDivElement>(null)
  useWayBack(content)
  const waiting = cardsIn('dashboard.waiting', appTables, access)
  return (
    <Stack gap="8" ref={content}>
      <Section title="Waiting for me">
        {waiting.length > 0 ? <CardGrid cards={waiting} /> : <Text color="fg.muted">No pending items.</Text>}
      </Section>
      <CardSection title="Failed" slot="dashboard.failed" access={access} />
      <ContinueSection sub={sub} />
      <CardSection title="Health" slot="dashboard.health" access={access} />
      <ActivitySection />
      <ShortCuts access={access} />
    </Stack>
  )
}
