import { createComment, listComments } from '@portal/contract/resources/change-request-endpoints.ts'
import { isOpenRequest } from '@portal/contract/resources/change-request-rules.ts'
import type { ChangeRequest } from '@portal/contract/resources/change-request-schemas.ts'
import { queryForAll } from '@portal/portal-app'
import { useCan } from '@portal/session'
import { ErrorNotice, Skeleton, Stack, Text } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { CommentForm } from './comment-form.tsx'
import { REFRESH_MS } from './refresh.ts'
import { Thread } from './thread.tsx'

/** The threads of a request, oldest first; resolved ones are collapsed. */
export function Conversation({ request }: { request: ChangeRequest }) {
  const params = { changeRequestId: request.id }
  const { data, error } = useQuery({
    ...queryForAll(listComments, { params }, { errors: 'here' }),
    refetchInterval: REFRESH_MS,
  })
  const mayComment = useCan(createComment) && isOpenRequest(request)
  if (!data) return error ? <ErrorNotice error={error} /> : <Skeleton height="12rem" />
  const threads = data.filter(({ replyTo }) => replyTo === null)
  return (
    <Stack gap="5" maxWidth="form">
      {threads.length === 0 && <Text color="fg.muted">No comments yet.</Text>}
      {threads.map((first) => (
        <Thread
          key={first.id}
          request={request}
          first={first}
          answers={data.filter(({ replyTo }) => replyTo === first.id)}
          mayComment={mayComment}
        />
      ))}
      {mayComment && <CommentForm request={request} label="New comment" submitLabel="Comment" />}
    </Stack>
  )
}
