import type { ReleaseStatus } from '@portal/contract/releases/release-schemas.ts'
import { sizeInWords } from '@portal/portal-app'
import { Button, HStack, Notice, ProgressLine, Text } from '@portal/ui'
import { shortName } from '../bundle/bundle-row.ts'
import { sizeOf } from './built-folder.ts'
import { StepPanel } from './step-panel.tsx'
import type { PlannedVersion } from './use-publishing.ts'
import { VersionSummary } from './version-summary.tsx'

interface PlannedPanelProps {
  readonly planned: PlannedVersion
  readonly status: ReleaseStatus
  readonly isBusy: boolean
  onPublish(): void
  onStartOver(): void
}

/** Why a version cannot be published, or that it already is. */
function PublicationNotice({ planned: { plan, check } }: Pick<PlannedPanelProps, 'planned'>) {
  if (plan.problems.length > 0)
    return (
      <Notice kind="error" title="This version cannot be published">
        {plan.problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </Notice>
    )
  if (!plan.isPublished) return null
  return (
    <Notice kind="info" title="This version is already published">
      {addsCheck({ plan, check }) ? 'Publishing it again adds its check.' : 'There is nothing left to do.'}
    </Notice>
  )
}

const addsCheck = ({ plan, check }: Pick<PlannedVersion, 'plan' | 'check'>) =>
  check !== undefined && plan.check !== 'passed'

/** A chosen folder before it is published, and its upload. */
export function PlannedPanel({ planned, status, isBusy, onPublish, onStartOver }: PlannedPanelProps) {
  const { plan } = planned
  const name = `${shortName(plan.name)} ${plan.version}`
  const isPossible = plan.problems.length === 0 && (!plan.isPublished || addsCheck(planned))
  return (
    <StepPanel label={name}>
      <PublicationNotice planned={planned} />
      <VersionSummary planned={planned} status={status} />
      {isPossible && (
        <Text color="fg.muted" fontSize="sm">
          A published version stays as it is. Nobody gets it until it is released. Its commit is not recorded:
          to record it, publish from the command line.
        </Text>
      )}
      <ProgressLine active={isBusy} />
      {isBusy && (
        <Text role="status">
          Uploading {name} ({sizeInWords(sizeOf(planned.folder))})
        </Text>
      )}
      <HStack gap="2" wrap="wrap">
        {isPossible && (
          <Button variant="solid" loading={isBusy} onClick={onPublish}>
            Publish {name}
          </Button>
        )}
        <Button variant={isPossible ? 'ghost' : 'outline'} disabled={isBusy} onClick={onStartOver}>
          Choose another folder
        </Button>
      </HStack>
    </StepPanel>
  )
}
