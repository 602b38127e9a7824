import type { ChangeRequest } from '@portal/contract/resources/change-request-schemas.ts'
import { SegmentedChoice, Stack, Text } from '@portal/ui'
import { useState } from 'react'
import { ContentDifference } from '../version/content-difference.tsx'
import { ContentView } from '../version/content-view.tsx'
import { isBaseChanged } from './is-base-changed.ts'
import { useLineComments } from './use-line-comments.tsx'

type Against = 'live' | 'base'

/** A request's changes, compared with what is live, and by choice with what was live when it was requested. */
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
  const { base, live, version } = request
  const comments = useLineComments(request)
  const [against, setAgainst] = useState<Against>('live')
  const isOutdated = isBaseChanged(request)
  return (
    <Stack gap="4">
      {isOutdated && (
        <SegmentedChoice<Against>
          label="Compared with"
          options={[
            { value: 'live', label: 'Live now' },
            { value: 'base', label: 'Live when requested' },
          ]}
          value={against}
          onChange={setAgainst}
        />
      )}
      <ContentDifference
        before={isOutdated && against === 'live' ? live : base}
        after={version}
        comments={comments}
      />
    </Stack>
  )
}
