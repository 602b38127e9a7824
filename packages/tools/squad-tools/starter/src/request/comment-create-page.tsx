import { createComment } from '@portal/contract/resources/change-request-endpoints.ts'
import { changeRequestSchemas } from '@portal/contract/resources/change-request-schemas.ts'
import { useRouteParams } from '@portal/portal-app'
import { CreateForm } from '@portal/portal-app/form'
import { linkTo } from '@portal/routing/link-to.ts'
import { Page } from '@portal/ui'
import { TextAreaField } from '@portal/ui/form'
import { routes } from '../routes.ts'

const LABELS = { text: 'Comment' }

export default function CommentCreatePage() {
  const request = useRouteParams(routes.comment)
  const details = linkTo(routes.details, request)
  return (
    <Page description="Everyone who can see the request can read it.">
      <CreateForm
        schema={changeRequestSchemas.createComment.body}
        labels={LABELS}
        defaultValues={{ text: '' }}
        draft="comment"
        save={{
          call: createComment,
          input: (body) => ({ params: { changeRequestId: request.id }, body }),
          done: () => 'Comment added',
          goTo: () => details,
        }}
        submitLabel="Add comment"
        cancelTo={details}
      >
        <TextAreaField name="text" label={LABELS.text} />
      </CreateForm>
    </Page>
  )
}
