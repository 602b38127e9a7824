import type { Recorded } from '../database/audit.ts'
import { changesBetween } from '../database/changes-between.ts'
import type { VersionRow } from './version-store.ts'

/** The fields of a version that history records, with its content as a digest. */
const recordedFields = ({ status, contentType, sha256, sizeBytes, comment, validFrom }: VersionRow) => ({
  status,
  contentType,
  sha256,
  sizeBytes,
  ...(comment !== null && { comment }),
  ...(validFrom !== null && { validFrom }),
})

/** The entry for a change of a version; a new one has no `before`. */
export const recordedVersion = (
  before: VersionRow | undefined,
  after: VersionRow,
  changeReason: string | undefined,
): Recorded => ({
  entity: 'fileVersion',
  entityId: after.id,
  revision: after.revision,
  changes: changesBetween(before ? recordedFields(before) : {}, recordedFields(after)),
  changeReason,
})
