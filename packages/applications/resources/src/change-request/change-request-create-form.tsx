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
      schema={requestForm}
      labels={CHANGE_REQUEST_LABELS}
      defaultValues={{
        title: `${verb} ${fileName}, version ${number}`,
        description: version.comment ?? '',
        reviewerIds: [],
        applyWhen: 'WHEN_APPROVED',
        applyAt: '',
      }}
      draft={`change request of ${verId}`}
      save={{
        call: createChangeRequest,
        input: (facts) => ({ params: { dirId }, body: { kind, fileId, verId, ...facts } }),
        done: ({ number: made }) => `${made} is awaiting review`,
        goTo: ({ id }) => linkTo(routes.changeRequestDetails, { dirId, id }),
      }}
      submitLabel="Request review"
      cancelTo={linkTo(routes.versionDetails, { dirId, fileId, verId })}
    >
      <RequestFields />
    </CreateForm>
  )
}
