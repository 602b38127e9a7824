import type { Override } from '@portal/contract/releases/override-schemas.ts'
import { isPreview, previewInWords } from '@portal/contract/releases/preview-versions.ts'
import { getReleaseStatus } from '@portal/contract/releases/release-endpoints.ts'
import type { ReleaseStatus } from '@portal/contract/releases/release-schemas.ts'
import { useLoaded } from '@portal/portal-app'
import { Box, Text } from '@portal/ui'
import { factsOf, isPulled, shortName, withdrawalOf } from '../bundle/bundle-row.ts'
import { WithdrawalNote } from '../bundle/withdrawal-note.tsx'
import { inEnvironment } from '../environment/environment.ts'

interface VersionProps {
  status: ReleaseStatus
  bundle: string
  version: string
}

/** Says what the people of a pulled version get instead, and who pulled it, if that was recent. */
function PulledNote({ status, bundle, version }: VersionProps) {
  const withdrawn = withdrawalOf(status, bundle, version)
  return (
    <Text color="fg.muted" fontSize="sm">
      This version was pulled, so these people get the stable version.{' '}
      {withdrawn && <WithdrawalNote withdrawn={withdrawn} />}
    </Text>
  )
}

function OverriddenVersion({ status, bundle, version }: VersionProps) {
  const facts = isPreview(version) ? factsOf(status, bundle, version) : undefined
  return (
    <div>
      <Box whiteSpace="nowrap">
        {shortName(bundle)} {version}
      </Box>
      {facts && (
        <Text color="fg.muted" fontSize="sm">
          {previewInWords(facts)}
        </Text>
      )}
      {isPulled(status, bundle, version) && <PulledNote status={status} bundle={bundle} version={version} />}
    </div>
  )
}

/** The versions that an override gives, the change that a preview shows, and what became of pulled ones. */
export function OverriddenVersions({ versions }: Pick<Override, 'versions'>) {
  const status = useLoaded(getReleaseStatus, inEnvironment)
  return Object.entries(versions).map(([bundle, version]) => (
    <OverriddenVersion key={bundle} status={status} bundle={bundle} version={version} />
  ))
}
