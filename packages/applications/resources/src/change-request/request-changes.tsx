import type { ChangeRequest } from '@portal/contract/resources/change-request-schemas.ts'
import { SegmentedChoice, Stack, Text } from '@portal/ui'
import { useState } from 'react'
import { ContentDifference } from '../version/content-difference.tsx'
import { ContentView } from '../version/content-view.tsx'
import { VersionDifference } from '../version/version-difference.tsx'
import { isBaseChanged } from './is-base-changed.ts'
import { useLineComments } from './use-line-comments.tsx'

type Against = 'base' | 'live'

/** The changes of a request, compared with the live version when opened or now. */
export function RequestChanges({ request }: { request: ChangeRequest }) {
  const { kind, description, version } = request
  return (
    <Stack gap="4">
      {description && (
        <Text maxWidth="form" whiteSpace="pre-wrap">
          {description}
        </Text>
      )}
      {kind === 'PUBLISH' ? <Difference request={request} /> : <ContentView version={version} />}
    </Stack>
  )
}

function Difference({ request }: { request: ChangeRequest }) {
  const { base, version, dirId, fileId, verId, currentVersionId } = request
  const comments = useLineComments(request)
  const [against, setAgainst] = useState<Against>('base')
  const live = isBaseChanged(request) ? currentVersionId : null
  return (
    <Stack gap="4">
      {live && (
        <SegmentedChoice<Against>
          label="Compared with"
          options={[
            { value: 'base', label: 'Live when opened' },
            { value: 'live', label: 'Live now' },
          ]}
          value={against}
          onChange={setAgainst}
        />
      )}
      {live && against === 'live' ? (
        <VersionDifference before={{ dirId, fileId, verId: live }} after={{ dirId, fileId, verId }} />
      ) : (
        <ContentDifference before={base} after={version} comments={comments} />
      )}
    </Stack>
  )
}
