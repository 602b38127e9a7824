import { useRouteParams } from '@portal/portal-app'
import { Page } from '@portal/ui'
import { routes } from '../routes.ts'
import { ProfileEditForm } from './profile-edit-form.tsx'
import { WithProfile } from './with-profile.tsx'

export default function ProfileUpdatePage() {
  const { type } = useRouteParams(routes.profileUpdate)
  return (
    <WithProfile channel={type}>
      {(profile) => (
        <Page title={`Edit ${profile.displayName}`}>
          <ProfileEditForm channel={profile.type} />
        </Page>
      )}
    </WithProfile>
  )
}
