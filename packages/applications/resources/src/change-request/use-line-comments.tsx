import { createComment, listComments } from '@portal/contract/resources/change-request-endpoints.ts'
import { isOpenRequest } from '@portal/contract/resources/change-request-rules.ts'
import type { ChangeRequest } from '@portal/contract/resources/change-request-schemas.ts'
import { queryForAll } from '@portal/portal-app'
import { useCan } from '@portal/session'
import { Stack } from '@portal/ui'
import type { LineComments } from '@portal/ui/content'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { CommentForm } from './comment-form.tsx'
import { REFRESH_MS } from './refresh.ts'
import { Thread } from './thread.tsx'

/** The threads of a request by line, and the form for a new one. */
export function useLineComments(request: ChangeRequest): LineComments {
  const { data } = useQuery({
    ...queryForAll(listComments, { params: { changeRequestId: request.id } }),
    refetchInterval: REFRESH_MS,
  })
  const mayComment = useCan(createComment) && isOpenRequest(request)
  const [draftLine, setDraftLine] = useState<number>()
  const below = useMemo(() => {
    const threads = (data ?? []).filter(({ line }) => line !== null)
    const lines = new Set(threads.map(({ line }) => line ?? 0))
    if (draftLine !== undefined) lines.add(draftLine)
    return new Map(
      [...lines].map((place) => [
        place,
        <Stack key={place} gap="3">
          {threads
            .filter(({ line }) => line === place)
            .map((first) => (
              <Thread
                key={first.id}
                request={request}
                first={first}
                answers={(data ?? []).filter(({ replyTo }) => replyTo === first.id)}
                mayComment={mayComment}
              />
            ))}
          {draftLine === place && (
            <CommentForm
              request={request}
              line={place}
              label={`Comment on line ${place}`}
              submitLabel="Comment"
              onDone={() => setDraftLine(undefined)}
            />
          )}
        </Stack>,
      ]),
    )
  }, [data, draftLine, request, mayComment])
  return { below, ...(mayComment && { onBegin: setDraftLine }) }
}
