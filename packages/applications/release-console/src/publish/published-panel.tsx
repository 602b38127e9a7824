import { type NextStep, nextStep } from '@portal/contract/releases/next-step.ts'
import { createRelease } from '@portal/contract/releases/release-endpoints.ts'
import type { ReleaseStatus } from '@portal/contract/releases/release-schemas.ts'
import { Can } from '@portal/portal-app'
import { Button, ButtonLink, HStack, Notice } from '@portal/ui'
import { shortName } from '../bundle/bundle-row.ts'
import { newReleaseAddress } from '../release/new-release-address.ts'
import { StepPanel } from './step-panel.tsx'
import type { Publication } from './use-publishing.ts'

const NEXT: Readonly<Record<NextStep, string>> = {
  check: 'A release needs a passed check: check the folder, then publish it again.',
  'canary.start': 'Next, start a canary: everyone can get it only after that.',
  approve: 'Next, somebody else must approve it.',
  promote: 'Nobody gets it until it is released.',
}

interface PublishedPanelProps {
  readonly publication: Publication
  readonly status: ReleaseStatus
  onStartOver(): void
}

/** The result of publishing, and the next step. */
export function PublishedPanel({ publication, status, onStartOver }: PublishedPanelProps) {
  const { name, version, result, check } = publication
  const words = `${shortName(name)} ${version}`
  const stable = status.release.bundles[name]?.stable
  return (
    <StepPanel label={words}>
      <Notice
        kind="info"
        title={`${words} ${result === 'published' ? 'is published' : 'was already published with the same bytes'}`}
      >
        {stable !== version && NEXT[nextStep({ check, isFirst: stable === undefined, rules: status.rules })]}
      </Notice>
      <HStack gap="2" wrap="wrap">
        <Can call={createRelease}>
          <ButtonLink variant="solid" to={newReleaseAddress(name, version)}>
            New release
          </ButtonLink>
        </Can>
        <Button onClick={onStartOver}>Publish another version</Button>
      </HStack>
    </StepPanel>
  )
}
