import type { HistoryChange } from '@portal/contract/history-entry.ts'
import { changesBetween } from '../database/changes-between.ts'

interface Before {
  readonly draft: object
  readonly published: object | null
}

/**
 * What an import changes in a record, if it exists. Publishing makes the whole draft live, so edits that were made
 * here and are not live yet are changes, too.
 */
export function previewChanges(
  before: Before | undefined,
  after: object,
  publishes: boolean,
): HistoryChange[] {
  const changes = changesBetween(before?.draft ?? {}, after)
  if (!publishes || !before?.published) return changes
  const paths = new Set(changes.map(({ path }) => path))
  const goingLive = changesBetween(before.published, after).filter(({ path }) => !paths.has(path))
  return [...changes, ...goingLive]
}
