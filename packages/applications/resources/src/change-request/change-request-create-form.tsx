import type { ChangeRequestKind } from '@portal/contract/resources/change-request.ts'
import { createChangeRequest } from '@portal/contract/resources/change-request-endpoints.ts'
import type { FileVersion } from '@portal/contract/resources/file-schemas.ts'
import { CreateForm } from '@portal/portal-app/form'
import { linkTo } from '@portal/routing/link-to.ts'
import { routes } from '../routes.ts'
import { CHANGE_REQUEST_LABELS } from './change-request-labels.ts'
import { RequestFields } from './request-fields.tsx'
import { requestForm } from './request-form.ts'

interface ChangeRequestCreateFormProps {
  readonly version: FileVersion
  readonly kind: ChangeRequestKind
}

/** Form for a request, with the changes above it. */
export function ChangeRequestCreateForm({ version, kind }: ChangeRequestCreateFormProps) {
  const { dirId, fileId, id: verId, fileName, number } = version
  const verb = kind === 'PUBLISH' ? 'Publish' : 'Delete'
  return (
    <CreateForm
      call={createChangeRequest}
      schema={requestForm}
      defaultValues={{
        title: `${verb} ${fileName}, version ${number}`,
        description: version.comment ?? '',
        reviewerIds: [],
        applyWhen: 'WHEN_APPROVED',
        applyAt: '',
      }}
      labels={CHANGE_REQUEST_LABELS}
      draft={`change request of ${verId}`}
      input={(facts) => ({ params: { dirId }, body: { kind, fileId, verId, ...facts } })}
      submitLabel="Request review"
      done={({ number: made }) => `${made} is awaiting review`}
      goTo={({ id }) => linkTo(routes.changeRequestDetails, { dirId, id })}
      cancelTo={linkTo(routes.versionDetails, { dirId, fileId, verId })}
    >
      <RequestFields />
    </CreateForm>
  )
}
