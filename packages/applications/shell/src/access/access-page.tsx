import { getCurrentUser } from '@portal/contract/people/me-endpoints.ts'
import { systemSubjectId, useLoaded } from '@portal/portal-app'
import { accessOf, useSession } from '@portal/session'
import { Page, Stack } from '@portal/ui'
import { appTables } from '../app-tables.ts'
import { useMenuRecords } from '../menu/use-menu-records.ts'
import { AreaSection } from './area-of-access.tsx'
import { areasOfAccess } from './areas-of-access.ts'
import { MyRequests } from './my-requests.tsx'

const list = new Intl.ListFormat('en')

/** What the operator can open and do, what they cannot, and how to request it. */
export default function AccessPage() {
  const { roles } = useLoaded(getCurrentUser, {})
  const access = accessOf(useSession())
  const held = roles.map(({ name }) => name)
  const areas = areasOfAccess(
    appTables,
    { access, held },
    { records: useMenuRecords(access), systemSubjectId },
  )
  const yours =
    roles.length > 0
      ? `Your roles: ${list.format(roles.map(({ label }) => label))}.`
      : 'You have no role yet.'
  return (
    <Page description={`${yours} A new role applies within ten seconds.`}>
      <Stack gap="8">
        <MyRequests />
        {areas.map((area) => (
          <AreaSection key={area.label} area={area} />
        ))}
      </Stack>
    </Page>
  )
}
