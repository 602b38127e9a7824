import type { ChangeRequest } from '@portal/contract/resources/change-request-schemas.ts'

/** Whether the live version has changed since the request was opened. */
export const isBaseChanged = ({
  baseVersionId,
  currentVersionId,
}: Pick<ChangeRequest, 'baseVersionId' | 'currentVersionId'>): boolean => baseVersionId !== currentVersionId
