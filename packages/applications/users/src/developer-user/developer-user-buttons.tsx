import { createDeveloperUser } from '@portal/contract/developer-portal/developer-user-endpoints.ts'
import { Can } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { ButtonLink } from '@portal/ui'
import { routes } from '../routes.ts'
import { Triage } from './triage.tsx'

/** What can be done about developers as a whole: decide about those who wait, and invite. */
export function DeveloperUserButtons({ pending }: { pending: number }) {
  return (
    <>
      <Triage waiting={pending} />
      <Can call={createDeveloperUser}>
        <ButtonLink to={linkTo(routes.developerUserCreate)} variant="solid">
          Invite
        </ButtonLink>
      </Can>
    </>
  )
}
