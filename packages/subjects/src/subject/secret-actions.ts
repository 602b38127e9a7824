import { revokeSecret } from '@portal/contract/subjects/subject-endpoints.ts'
import type { Secret } from '@portal/contract/subjects/subject-schemas.ts'
import { defineActions, perform } from '@portal/portal-app'

export type SubjectSecret = Secret & { readonly subjectId: string }

/** What can be done with a secret. */
export const secretActions = defineActions<SubjectSecret>({
  revoke: {
    label: 'Revoke',
    call: revokeSecret,
    danger: true,
    applies: ({ status }) => status === 'ACTIVE',
    ask: {
      kind: 'reason',
      title: ({ maskedValue }) => `Revoke secret ${maskedValue}?`,
      impact: async () => ['Whoever uses this secret is refused at once. It cannot be brought back.'],
    },
    perform: ({ subjectId, secretId }, { changeReason }) =>
      perform(
        revokeSecret,
        { params: { subjectId, secretId } },
        { changeReason, done: 'The secret is revoked' },
      ),
  },
})
