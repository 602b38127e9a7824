import { getIdvProfile, getIdvProfileUse, updateIdvProfile } from '@portal/contract/idv/idv-endpoints.ts'
import type { IdvChannel } from '@portal/contract/idv-channel.ts'
import { systemSubjectId } from '@portal/portal-app'
import { EditForm } from '@portal/portal-app/form'
import { linkTo } from '@portal/routing/link-to.ts'
import { call } from '@portal/session'
import { routes } from '../routes.ts'
import { policyChangeInWords } from './policy-warnings.ts'
import { profileChangeInWords } from './profile-change-words.ts'
import { ProfileFields } from './profile-fields.tsx'
import { bodyOf, policyOf, schemaOf } from './profile-form.ts'
import { PROFILE_LABELS } from './profile-labels.ts'
import { refusalInWords, usesInWords } from './uses-in-words.ts'

/** Form for an existing profile. */
export function ProfileEditForm({ channel }: { channel: IdvChannel }) {
  const params = { subjectId: systemSubjectId, type: channel }
  const details = linkTo(routes.profileDetails, { type: channel })
  return (
    <EditForm
      record={{
        read: getIdvProfile,
        input: { params },
        name: ({ displayName }) => displayName,
        toValues: bodyOf,
      }}
      schema={schemaOf(channel)}
      labels={PROFILE_LABELS}
      save={{
        call: updateIdvProfile,
        change: (body) => ({ params, body }),
        done: ({ displayName }) => `${displayName} saved`,
        goTo: details,
      }}
      review={{
        impact: async (values, profile) => {
          const use = await call(getIdvProfileUse, { params }, { errors: 'here' })
          const isSwitchedOff = profile.enabled && !values.enabled
          return [
            'Applies from the next code or verification.',
            ...policyChangeInWords(profile, policyOf(values)),
            ...(isSwitchedOff ? refusalInWords(use) : usesInWords(use)),
          ]
        },
        inWords: profileChangeInWords,
      }}
      cancelTo={details}
    >
      <ProfileFields channel={channel} />
    </EditForm>
  )
}
