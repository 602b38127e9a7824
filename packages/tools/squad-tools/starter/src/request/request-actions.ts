import { createComment } from '@portal/contract/resources/change-request-endpoints.ts'
import type { ChangeRequestSummary } from '@portal/contract/resources/change-request-schemas.ts'
import { actionsOn } from '@portal/portal-app'

export const requestActions = {
  remind: actionsOn<ChangeRequestSummary>().call(createComment, {
    label: 'Remind',
    bulk: true,
    applies: ({ status }) => status === 'OPEN',
    ask: { kind: 'confirm', title: ({ title }) => `Remind the reviewers of ${title}?` },
    input: ({ id }) => ({
      params: { changeRequestId: id },
      body: { text: 'Please take a look at this request.' },
    }),
    done: ({ number }) => `Reminded the reviewers of ${number}`,
  }),
}
