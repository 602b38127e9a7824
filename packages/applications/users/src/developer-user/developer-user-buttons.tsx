import { createDeveloperUser } from '@portal/contract/developer-portal/developer-user-endpoints.ts'
import { Can } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { ButtonLink } from '@portal/ui'
import { routes } from '../routes.ts'
import { Triage } from './triage.tsx'

/** Actions for developers as a whole: decide about pending ones, and invite. */
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
