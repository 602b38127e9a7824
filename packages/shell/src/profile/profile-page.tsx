import { getCurrentUser } from '@portal/contract/people/me-endpoints.ts'
import { useLoaded } from '@portal/portal-app'
import { accessOf, useSession } from '@portal/session'
import { DetailsList, Moment, Mono, Page, Stack } from '@portal/ui'
import { Section } from '../home/section.tsx'
import { MyAccess } from './my-access.tsx'
import { Preferences } from './preferences.tsx'

/** Who the operator is to the portal, what they may do, and how they like it to look. */
export default function ProfilePage() {
  const user = useLoaded(getCurrentUser, {})
  const access = accessOf(useSession())
  return (
    <Page title={`${user.given_name} ${user.family_name}`} meta={user.email}>
      <Stack gap="8">
        <DetailsList
          items={[
            { label: 'E-mail', value: user.email },
            { label: 'Roles', value: user.roles.map(({ label }) => label).join(', ') },
            { label: 'Account', value: <Mono>{user.accountId}</Mono> },
            { label: 'Last sign-in', value: user.lastSignInAt && <Moment at={user.lastSignInAt} relative /> },
            { label: 'Time zone', value: user.timeZone },
            { label: 'User id', value: <Mono>{user.id}</Mono> },
          ]}
        />
        <Section title="Preferences">
          <Preferences />
        </Section>
        <Section title="My access">
          <MyAccess access={access} roles={user.roles} />
        </Section>
      </Stack>
    </Page>
  )
}
