import { describePermission } from '@portal/contract/permission-table.ts'
import { Notice } from '@portal/ui'
import { conflictsIn } from './duty-conflicts.ts'

/** Warns about conflicts of duties. Saving remains possible. */
export function DutyWarnings({ permissions }: { permissions: ReadonlySet<string> }) {
  const conflicts = conflictsIn(permissions)
  if (conflicts.length === 0) return null
  return (
    <Notice kind="warning" title="These permissions should be held by different people">
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
