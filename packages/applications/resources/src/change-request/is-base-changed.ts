import type { ChangeRequest } from '@portal/contract/resources/change-request-schemas.ts'

/** Whether somebody else was faster: what is live is not what was live when the request was opened. */
export const isBaseChanged = ({
  baseVersionId,
  currentVersionId,
}: Pick<ChangeRequest, 'baseVersionId' | 'currentVersionId'>): boolean => baseVersionId !== currentVersionId
