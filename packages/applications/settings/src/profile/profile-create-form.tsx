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
      call={createIdvProfile}
      schema={schemaOf(channel)}
      defaultValues={emptyProfile(channel)}
      labels={PROFILE_LABELS}
      draft={`IDV profile ${channel}`}
      ask="optionalReason"
      inWords={profileChangeInWords}
      impact={async (body) => policyAdvice(policyOf(body))}
      input={(body, { changeReason }) => ({
        params: { subjectId: systemSubjectId },
        body: { ...body, ...(changeReason && { changeReason }) },
      })}
      submitLabel="Create"
      done={({ displayName }) => `${displayName} is set up`}
      goTo={({ type }) => linkTo(routes.profileDetails, { type })}
      cancelTo={linkTo(routes.profileList)}
    >
      <ProfileFields channel={channel} />
    </CreateForm>
  )
}
