import { changesBetween } from '../database/changes-between.ts'
import type { DeveloperUserRow } from './developer-user-store.ts'

/** A change of a developer portal user, for their history. */
export const recordedDeveloperUser = (
  { id, revision }: Pick<DeveloperUserRow, 'id' | 'revision'>,
  { before, after }: { before: object; after: object },
  changeReason: string | undefined,
) => ({
  entity: 'developerPortalUser' as const,
  entityId: id,
  revision,
  changes: changesBetween(before, after),
  changeReason,
})
