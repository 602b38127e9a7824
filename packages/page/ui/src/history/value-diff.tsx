import { humanizePointer } from '../details/humanize.ts'
import { VisuallyHidden } from '../layout/boxes.tsx'
import { chakra } from '../theme/chakra.ts'
import { ChangedValue } from './changed-value.tsx'
import type { HistoryChange } from './history-entry.ts'
import { historyTexts } from './history-texts.ts'

export interface ValueDiffProps {
  changes: readonly HistoryChange[]
  /** Label of a field; default: its JSON Pointer in words. */
  labelOf?: ((path: string) => string | undefined) | undefined
}

const Diff = chakra('table', {
  base: {
    width: 'full',
    fontSize: 'sm',
    tableLayout: 'fixed',
    '& th, & td': { textAlign: 'start', verticalAlign: 'top', padding: '1.5', fontWeight: 'normal' },
    '& thead th': { color: 'fg.muted', fontSize: 'xs' },
    '& th:first-of-type': { width: '28%', overflowWrap: 'anywhere' },
    mdDown: {
      '& thead': { display: 'none' },
      '&, & tbody, & tr, & td, & tbody th': { display: 'block', width: 'auto' },
    },
  },
})

/** The values before and after, field by field. */
export function ValueDiff({ changes, labelOf }: ValueDiffProps) {
  // A new record has no previous values.
  const isNew = changes.every(({ op }) => op === 'ADD')
  return (
    <Diff>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{historyTexts.field}</VisuallyHidden>
          </th>
          {!isNew && <th scope="col">{historyTexts.before}</th>}
          <th scope="col">{isNew ? historyTexts.made : historyTexts.after}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.path}>
            <th scope="row">{labelOf?.(change.path) ?? humanizePointer(change.path)}</th>
            {!isNew && (
              <td>{change.op !== 'ADD' && <ChangedValue kind="removed" value={change.before} />}</td>
            )}
            <td>{change.op !== 'REMOVE' && <ChangedValue kind="added" value={change.after} />}</td>
          </tr>
        ))}
      </tbody>
    </Diff>
  )
}
