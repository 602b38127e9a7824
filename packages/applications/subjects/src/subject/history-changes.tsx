import type { HistoryChange } from '@portal/contract/history-entry.ts'
import type { Labels } from '@portal/ui'
import { useFileNames } from './data/references/use-file-names.ts'
import { WordedChanges } from './worded-changes.tsx'

interface HistoryChangesProps {
  readonly changes: readonly HistoryChange[]
  readonly labels: Labels
  /** The subject's resource files now: a change may contain only the ID of one. */
  readonly files: unknown
}

/** A change may contain all resource files, their list, or one of them. */
const filesIn = (value: unknown) => [value, { items: value }, { items: [value] }]

/** Changes in the history of a subject, in words, with files by name. */
export function HistoryChanges({ changes, labels, files }: HistoryChangesProps) {
  const names = useFileNames(
    files,
    ...changes.flatMap(({ before, after }) => [...filesIn(before), ...filesIn(after)]),
  )
  return <WordedChanges changes={changes} labels={labels} names={names} />
}
