import { describePermission } from '@portal/contract/permission-table.ts'
import type { ApiError } from '@portal/session'
import { ErrorNotice } from '@portal/ui'
import { ForbiddenScreen } from '@portal/ui/blocks'
import { AccessRequest } from './access-request.tsx'

interface ForbiddenAnswerProps {
  readonly error: ApiError
  readonly page: string | undefined
}

/** What the operator lacks according to the API's response, and whom to ask. */
export function ForbiddenAnswer({ error, page }: ForbiddenAnswerProps) {
  const needs = error.details.flatMap(({ source }) =>
    source ? [{ permission: source, description: describePermission(source) }] : [],
  )
  return (
    <ForbiddenScreen {...(page && { page })} needs={needs}>
      {needs.length === 0 && <ErrorNotice error={error} />}
      <AccessRequest
        page={page ?? document.title}
        needs={needs.map(({ permission }) => permission)}
        requestId={error.requestId}
      />
    </ForbiddenScreen>
  )
}
