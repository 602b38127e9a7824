import type { Override } from '@portal/contract/releases/override-schemas.ts'
import { isPreview, previewInWords } from '@portal/contract/releases/preview-versions.ts'
import { getReleaseStatus } from '@portal/contract/releases/release-endpoints.ts'
import { useLoaded } from '@portal/portal-app'
import { Box, Text } from '@portal/ui'
import { factsOf, shortName } from '../bundle/bundle-row.ts'
import { inEnvironment } from '../environment/environment.ts'

/** The versions that an override gives, and whose change a preview shows. */
export function OverriddenVersions({ versions }: Pick<Override, 'versions'>) {
  const status = useLoaded(getReleaseStatus, inEnvironment)
  return Object.entries(versions).map(([bundle, version]) => {
    const facts = isPreview(version) ? factsOf(status, bundle, version) : undefined
    return (
      <div key={bundle}>
        <Box whiteSpace="nowrap">
          {shortName(bundle)} {version}
        </Box>
        {facts && (
          <Text color="fg.muted" fontSize="sm">
            {previewInWords(facts)}
          </Text>
        )}
      </div>
    )
  })
}
