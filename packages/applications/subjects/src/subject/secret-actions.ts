import { revokeSecret } from '@portal/contract/subjects/subject-endpoints.ts'
import type { Secret } from '@portal/contract/subjects/subject-schemas.ts'
import { actionsOn } from '@portal/portal-app'

export type SubjectSecret = Secret & { readonly subjectId: string }

/** Actions for a secret. */
export const secretActions = {
  revoke: actionsOn<SubjectSecret>().call(revokeSecret, {
    label: 'Revoke',
    danger: true,
    applies: ({ status }) => status === 'ACTIVE',
    ask: {
      kind: 'removeWithReason',
      title: ({ maskedValue }) => `Revoke secret ${maskedValue}?`,
      // The characters of a secret are hard to tell apart.
      match: () => 'revoke',
      impact: async () => ['Requests with this secret are refused immediately.'],
    },
    input: ({ subjectId, secretId }) => ({ params: { subjectId, secretId } }),
    done: () => 'Secret revoked',
  }),
}
