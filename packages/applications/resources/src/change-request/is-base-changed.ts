import { isOpenRequest } from '@portal/contract/resources/change-request-rules.ts'
import type { ChangeRequest } from '@portal/contract/resources/change-request-schemas.ts'

/** Whether the live version differs from the one that an open request was compared with. */
export const isBaseChanged = (
  request: Pick<ChangeRequest, 'status' | 'baseVersionId' | 'currentVersionId'>,
): boolean => isOpenRequest(request) && request.baseVersionId !== request.currentVersionId
