import { getIdvProfile } from '@portal/contract/idv/idv-endpoints.ts'
import type { IdvProfile } from '@portal/contract/idv/idv-profile-schemas.ts'
import { IDV_CHANNELS } from '@portal/contract/idv-channel.ts'
import { Boundary, systemSubjectId, useDictionary, useLoaded } from '@portal/portal-app'
import { ApiError } from '@portal/session'
import type { ReactNode } from 'react'
import { NoProfile } from './no-profile.tsx'

interface WithProfileProps {
  readonly channel: string
  children(profile: IdvProfile): ReactNode
}

function Loaded({ channel, children }: WithProfileProps) {
  return children(useLoaded(getIdvProfile, { params: { subjectId: systemSubjectId, type: channel } }))
}

/** A screen of a channel's profile; links to the form when the channel has no profile. */
export function WithProfile({ channel, children }: WithProfileProps) {
  const isChannel = useDictionary('IDV_CHANNELS', IDV_CHANNELS).includes(channel)
  return (
    <Boundary
      show={(error) => {
        if (isChannel && error instanceof ApiError && error.status === 404) {
          return <NoProfile channel={channel} />
        }
        throw error
      }}
    >
      <Loaded channel={channel}>{children}</Loaded>
    </Boundary>
  )
}
