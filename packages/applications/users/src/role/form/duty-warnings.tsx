import { describePermission } from '@portal/contract/permission-table.ts'
import { Notice } from '@portal/ui'
import { conflictsIn } from './duty-conflicts.ts'

/** What should lie with different people, and would lie with one. It warns; anyone who saves decides. */
export function DutyWarnings({ permissions }: { permissions: ReadonlySet<string> }) {
  const conflicts = conflictsIn(permissions)
  if (conflicts.length === 0) return null
  return (
    <Notice kind="warning" title="These permissions should lie with different people">
      <ul>
        {conflicts.map(({ risk, permissions: both }) => (
          <li key={risk}>
            {risk} ({both.map(describePermission).join(' + ')})
          </li>
        ))}
      </ul>
    </Notice>
  )
}
