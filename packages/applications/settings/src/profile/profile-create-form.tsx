import { createIdvProfile } from '@portal/contract/idv/idv-endpoints.ts'
import type { IdvChannel } from '@portal/contract/idv-channel.ts'
import { systemSubjectId } from '@portal/portal-app'
import { CreateForm } from '@portal/portal-app/form'
import { linkTo } from '@portal/routing/link-to.ts'
import { routes } from '../routes.ts'
import { policyAdvice } from './policy-warnings.ts'
import { profileChangeInWords } from './profile-change-words.ts'
import { ProfileFields } from './profile-fields.tsx'
import { emptyProfile, policyOf, schemaOf } from './profile-form.ts'
import { PROFILE_LABELS } from './profile-labels.ts'

/** Form for a channel's new profile. */
export function ProfileCreateForm({ channel }: { channel: IdvChannel }) {
  return (
    <CreateForm
      schema={schemaOf(channel)}
      labels={PROFILE_LABELS}
      defaultValues={emptyProfile(channel)}
      draft={`IDV profile ${channel}`}
      save={{
        call: createIdvProfile,
        input: (body, { changeReason }) => ({
          params: { subjectId: systemSubjectId },
          body: { ...body, ...(changeReason && { changeReason }) },
        }),
        done: ({ displayName }) => `${displayName} set up`,
        goTo: ({ type }) => linkTo(routes.profileDetails, { type }),
      }}
      review={{
        ask: 'optionalReason',
        impact: async (body) => policyAdvice(policyOf(body)),
        inWords: profileChangeInWords,
      }}
      submitLabel="Create"
      cancelTo={linkTo(routes.profileList)}
    >
      <ProfileFields channel={channel} />
    </CreateForm>
  )
}
