import { listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import { Can } from '@portal/portal-app'
import { accessOf, useSession } from '@portal/session'
import { Page, Stack } from '@portal/ui'
import { NoAccess } from './no-access.tsx'
import { ShortCuts } from './short-cuts.tsx'
import { SubjectsHealth } from './subjects-health.tsx'

/** What needs attention, and the shortest way to common work. */
export default function HomePage() {
  const session = useSession()
  const access = accessOf(session)
  const name = session.status === 'authenticated' ? session.user.givenName : ''
  // Every role may read its account and dictionaries; a user without a role may not even do that.
  const hasNone = access.permissions.size === 0
  return (
    <Page description={name && `Signed in as ${name}.`}>
      {hasNone ? (
        <NoAccess />
      ) : (
        <Stack gap="8">
          <Can call={listSubjects}>
            <SubjectsHealth access={access} />
          </Can>
          <ShortCuts access={access} />
        </Stack>
      )}
    </Page>
  )
}
