import { describePermission } from '@portal/contract/permission-table.ts'
import type { ApiError } from '@portal/session'
import { ErrorNotice } from '@portal/ui'
import { ForbiddenScreen } from '@portal/ui/blocks'
import { AccessRequest } from './access-request.tsx'
import { useDeclaredTexts } from './use-declared-texts.ts'

interface ForbiddenAnswerProps {
  readonly error: ApiError
  readonly page: string | undefined
}

/** What the operator lacks according to the API's response, and whom to ask. */
export function ForbiddenAnswer({ error, page }: ForbiddenAnswerProps) {
  const permissions = error.details.flatMap(({ source }) => source || [])
  const declared = useDeclaredTexts(permissions)
  const needs = permissions.map((permission) => ({
    permission,
    description: declared.get(permission) ?? describePermission(permission),
  }))
  return (
    <ForbiddenScreen {...(page && { page })} needs={needs}>
      {needs.length === 0 && <ErrorNotice error={error} />}
      <AccessRequest page={page ?? document.title} needs={permissions} requestId={error.requestId} />
    </ForbiddenScreen>
  )
}
