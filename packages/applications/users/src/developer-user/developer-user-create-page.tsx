import { createDeveloperUser } from '@portal/contract/developer-portal/developer-user-endpoints.ts'
import { developerUserSchemas } from '@portal/contract/developer-portal/developer-user-schemas.ts'
import { CreateForm } from '@portal/portal-app/form'
import { linkTo } from '@portal/routing/link-to.ts'
import { Page } from '@portal/ui'
import { routes } from '../routes.ts'
import { DeveloperUserFields } from './developer-user-fields.tsx'
import { DEVELOPER_USER_LABELS } from './developer-user-labels.ts'
import { EMPTY_DEVELOPER_USER } from './empty-developer-user.ts'
import { InvitationReview } from './invitation-review.tsx'

export default function DeveloperUserCreatePage() {
  return (
    <Page description="They get access right away and are notified by email.">
      <CreateForm
        schema={developerUserSchemas.createDeveloperUser.body}
        labels={DEVELOPER_USER_LABELS}
        defaultValues={EMPTY_DEVELOPER_USER}
        draft="developer user"
        save={{
          call: createDeveloperUser,
          input: (body, { changeReason }) => ({ body: { ...body, ...(changeReason && { changeReason }) } }),
          done: ({ email }) => `Invitation sent to ${email}`,
          goTo: () => linkTo(routes.developerUserList, {}, { status: 'ENABLED' }),
        }}
        review={{ ask: 'optionalReason', describe: (values) => <InvitationReview invitation={values} /> }}
        submitLabel="Invite"
        cancelTo={linkTo(routes.developerUserList)}
      >
        <DeveloperUserFields />
      </CreateForm>
    </Page>
  )
}
