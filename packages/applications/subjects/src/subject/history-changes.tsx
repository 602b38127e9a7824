import type { HistoryChange } from '@portal/contract/history-entry.ts'
import type { Labels } from '@portal/ui'
import { useFileNames } from './data/references/use-file-names.ts'
import { useDirectoryNames, useLooseFileNames, useVersionNames } from './data/references/use-names-by-id.ts'
import { WordedChanges } from './worded-changes.tsx'

interface HistoryChangesProps {
  readonly changes: readonly HistoryChange[]
  readonly labels: Labels
}

/** A change may contain all resource files, their list, or one of them. */
const filesIn = (value: unknown) => [value, { items: value }, { items: [value] }]

/** The IDs in changes that contain only one field. */
const idsAt = (changes: readonly HistoryChange[], field: RegExp) => [
  ...new Set(
    changes
      .filter(({ path }) => field.test(path))
      .flatMap(({ before, after }) => [before, after])
      .filter((id) => typeof id === 'string'),
  ),
]

/** Changes in the history of a subject, in words, with files by name. */
export function HistoryChanges({ changes, labels }: HistoryChangesProps) {
  const names = new Map([
    ...useDirectoryNames(idsAt(changes, /\/dirId$/)),
    ...useVersionNames(idsAt(changes, /\/verId$/)),
    ...useLooseFileNames(idsAt(changes, /\/(fileId|cardArtFileId)$/)),
    ...useFileNames(...changes.flatMap(({ before, after }) => [...filesIn(before), ...filesIn(after)])),
  ])
  return <WordedChanges changes={changes} labels={labels} names={names} />
}
