import type { ReleaseStatus } from '@portal/contract/releases/release-schemas.ts'
import { sizeInWords } from '@portal/portal-app'
import { DetailsList, formatCount, Moment } from '@portal/ui'
import { sizeOf } from './built-folder.ts'
import type { PlannedVersion } from './use-publishing.ts'

const CHECKS = { passed: 'Passed', missing: 'Missing: a release needs one' }

function Check({ plan, check }: PlannedVersion) {
  if (check)
    return (
      <>
        Passed <Moment at={check.at} relative />
      </>
    )
  return plan.check === undefined ? 'Not required' : CHECKS[plan.check]
}

interface VersionSummaryProps {
  readonly planned: PlannedVersion
  readonly status: ReleaseStatus
}

/** What a built folder is: its name, size and check, and what its manifest declares. */
export function VersionSummary({ planned, status }: VersionSummaryProps) {
  const { folder, plan } = planned
  const { screens, cards, permissions, provides, requires } = plan.declares
  return (
    <DetailsList
      columns={1}
      items={[
        { label: 'Bundle', value: `${plan.name} ${plan.version}` },
        { label: 'Stable now', value: status.release.bundles[plan.name]?.stable },
        {
          label: 'Size',
          value: `${formatCount(folder.files.size, 'file')}, ${sizeInWords(sizeOf(folder))}`,
        },
        { label: 'Check', value: <Check {...planned} /> },
        { label: 'Screens', value: screens.join(', ') },
        { label: 'Cards and tabs', value: cards.join(', ') },
        { label: 'Permissions', value: permissions.join(', ') },
        { label: 'Names in the import map', value: provides.join(', ') },
        { label: 'Needs', value: requires.join(', ') },
      ]}
    />
  )
}
