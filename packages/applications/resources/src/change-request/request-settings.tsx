import { getChangeRequest, updateChangeRequest } from '@portal/contract/resources/change-request-endpoints.ts'
import { refusalOfClosed } from '@portal/contract/resources/change-request-rules.ts'
import type { ChangeRequest } from '@portal/contract/resources/change-request-schemas.ts'
import { EditForm } from '@portal/portal-app/form'
import { toZonedInput } from '@portal/portal-app/time'
import { linkTo } from '@portal/routing/link-to.ts'
import { Notice } from '@portal/ui'
import { routes } from '../routes.ts'
import { CHANGE_REQUEST_LABELS } from './change-request-labels.ts'
import { RequestFields } from './request-fields.tsx'
import { requestForm } from './request-form.ts'

const toValues = ({ title, description, reviewers, applyWhen, applyAt }: ChangeRequest) => ({
  title,
  description: description ?? '',
  reviewerIds: reviewers.filter(({ isAsked }) => isAsked).map(({ id }) => id),
  applyWhen,
  applyAt: applyAt ? toZonedInput(applyAt) : '',
})

/** What the author of an open request can change: text, reviewers and schedule. */
export function RequestSettings({ request }: { request: ChangeRequest }) {
  const closed = refusalOfClosed(request)
  if (closed) return <Notice kind="info" title={closed.message} />
  const params = { changeRequestId: request.id }
  return (
    <EditForm
      record={{ read: getChangeRequest, input: { params }, name: ({ number }) => number, toValues }}
      schema={requestForm}
      labels={CHANGE_REQUEST_LABELS}
      save={{
        call: updateChangeRequest,
        change: (body) => ({ params, body }),
        done: ({ number }) => `${number} saved`,
      }}
      review={{ ask: 'confirm' }}
      cancelTo={linkTo(routes.changeRequestDetails, { dirId: request.dirId, id: request.id })}
    >
      <RequestFields />
    </EditForm>
  )
}
