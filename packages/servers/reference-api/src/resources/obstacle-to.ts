import type { MergeBlockedReason } from '@portal/contract/resources/change-request.ts'
import type { Database } from '../database/tables.ts'
import { mergeObstacle } from './change-request-lifecycle.ts'
import type { ChangeRequestRow } from './change-request-store.ts'
import type { FileRow } from './file-store.ts'
import { subjectsUsing } from './shown-version.ts'
import type { VersionRow } from './version-store.ts'

interface Merging {
  readonly request: Pick<ChangeRequestRow, 'kind' | 'baseVersionId'>
  readonly version: VersionRow
  readonly file: Pick<FileRow, 'currentVersionId'>
}

/** Why a request cannot be merged automatically now; `undefined` when it can. */
export async function obstacleTo(
  db: Database,
  { request, version, file }: Merging,
): Promise<MergeBlockedReason | undefined> {
  const isShown = request.kind === 'DELETE' && (await subjectsUsing(db, version)).length > 0
  return mergeObstacle(request, version, file, isShown)
}
