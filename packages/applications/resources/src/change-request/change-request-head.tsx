import type { ChangeRequest } from '@portal/contract/resources/change-request-schemas.ts'
import { RecordActions } from '@portal/portal-app'
import { changeRequestActions } from './change-request-actions.ts'
import { reviewActions } from './review-actions.ts'
import { ScheduleButton } from './schedule-button.tsx'

const ACTIONS = { ...reviewActions, ...changeRequestActions }

/** Actions for a request. */
export const ChangeRequestHead = ({ request }: { request: ChangeRequest }) => (
  <>
    <RecordActions actions={ACTIONS} record={request} />
    <ScheduleButton request={request} />
  </>
)
