import { listIdvProfileHistory, updateIdvProfile } from '@portal/contract/idv/idv-endpoints.ts'
import { Can, RecordActions, useRouteParams } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { ButtonLink, Moment, Page, StatusBadge } from '@portal/ui'
import { routes } from '../routes.ts'
import { profileActions } from './profile-actions.ts'
import { PROFILE_STATES, stateOf } from './profile-state.ts'
import { ProfileView } from './profile-view.tsx'
import { WithProfile } from './with-profile.tsx'

export default function ProfileDetailsPage() {
  const params = useRouteParams(routes.profileDetails)
  return (
    <WithProfile channel={params.type}>
      {(profile) => (
        <Page
          title={profile.displayName}
          status={<StatusBadge status={stateOf(profile)} looks={PROFILE_STATES} />}
          meta={
            <>
              {profile.type} · Version {profile.revision}, changed by {profile.updatedBy.name}{' '}
              <Moment at={profile.updatedAt} relative />
            </>
          }
          actions={
            <>
              <RecordActions actions={profileActions} record={profile} />
              <Can call={listIdvProfileHistory}>
                <ButtonLink to={linkTo(routes.profileHistory, params)}>History</ButtonLink>
              </Can>
              <Can call={updateIdvProfile}>
                <ButtonLink to={linkTo(routes.profileUpdate, params)} variant="solid">
                  Edit
                </ButtonLink>
              </Can>
            </>
          }
        >
          <ProfileView profile={profile} />
        </Page>
      )}
    </WithProfile>
  )
}
