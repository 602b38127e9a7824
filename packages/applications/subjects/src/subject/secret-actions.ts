import { revokeSecret } from '@portal/contract/subjects/subject-endpoints.ts'
import type { Secret } from '@portal/contract/subjects/subject-schemas.ts'
import { actionsOn } from '@portal/portal-app'

export type SubjectSecret = Secret & { readonly subjectId: string }

/** What can be done with a secret. */
export const secretActions = {
  revoke: actionsOn<SubjectSecret>().call(revokeSecret, {
    label: 'Revoke',
    danger: true,
    applies: ({ status }) => status === 'ACTIVE',
    ask: {
      kind: 'removeWithReason',
      title: ({ maskedValue }) => `Revoke secret ${maskedValue}?`,
      // The letters of a secret are hard to tell apart.
      match: () => 'revoke',
      impact: async () => ['Anyone who uses this secret is refused at once.'],
    },
    input: ({ subjectId, secretId }) => ({ params: { subjectId, secretId } }),
    done: () => 'The secret is revoked',
  }),
}
