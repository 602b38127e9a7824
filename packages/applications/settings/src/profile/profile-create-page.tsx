import { listIdvProfiles } from '@portal/contract/idv/idv-endpoints.ts'
import { IDV_CHANNELS, type IdvChannel } from '@portal/contract/idv-channel.ts'
import { isOneOf } from '@portal/contract/typed-objects.ts'
import { queryForAll, systemSubjectId } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { ButtonLink, Notice, Page } from '@portal/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { routes } from '../routes.ts'
import { ChannelChoice } from './channel-choice.tsx'
import { channelName } from './channel-name.ts'
import { ProfileCreateForm } from './profile-create-form.tsx'

/** In the place of the form of a channel that was set up before; what the form itself makes does not take it away. */
function CreateOnce({ channel }: { channel: IdvChannel }) {
  const { data } = useSuspenseQuery(queryForAll(listIdvProfiles, { params: { subjectId: systemSubjectId } }))
  const [isSetUp] = useState(() => data.some(({ type }) => type === channel))
  if (!isSetUp) return <ProfileCreateForm channel={channel} />
  return (
    <Notice
      kind="info"
      title={`${channelName(channel)} has a profile already`}
      action={<ButtonLink to={linkTo(routes.profileDetails, { type: channel })}>Open the profile</ButtonLink>}
    >
      There is one profile for each channel. Change the one that is there, or set up another channel.
    </Notice>
  )
}

export default function ProfileCreatePage() {
  const [params] = useSearchParams()
  const channel = params.get('channel') ?? ''
  return isOneOf(IDV_CHANNELS, channel) ? (
    <Page title={`Set up ${channelName(channel)}`}>
      <CreateOnce key={channel} channel={channel} />
    </Page>
  ) : (
    <Page description="One profile for each channel. Which of those that have none do you set up?">
      <ChannelChoice />
    </Page>
  )
}
