import type { HistoryChange } from '@portal/contract/history-entry.ts'
import { type Labels, ValueDiff } from '@portal/ui'
import { changesInWords, labelOfChange } from './changes-in-words.ts'

interface WordedChangesProps {
  readonly changes: readonly HistoryChange[]
  readonly labels: Labels
  /** Names of other records, by ID. */
  readonly names?: ReadonlyMap<string, string>
}

/** Changes side by side, in words. */
export const WordedChanges = ({ changes, labels, names }: WordedChangesProps) => (
  <ValueDiff
    changes={changesInWords(labels, changes, names)}
    labelOf={(path) => labelOfChange(labels, path)}
  />
)
