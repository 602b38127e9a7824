import { warningsOf } from '@portal/contract/roles/high-impact-permissions.ts'
import { Notice, Stack } from '@portal/ui'
import { DutyWarnings } from './duty-warnings.tsx'

/** Warnings to consider before granting permissions. */
export function RoleWarnings({ permissions }: { permissions: ReadonlySet<string> }) {
  const warnings = warningsOf(permissions)
  return (
    <Stack gap="3">
      <DutyWarnings permissions={permissions} />
      {warnings.length > 0 && (
        <Notice kind="warning" title="High-impact permissions">
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Notice>
      )}
    </Stack>
  )
}
