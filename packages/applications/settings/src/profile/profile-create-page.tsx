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

/** Shown instead of the form if the channel already had a profile; one that the form creates does not count. */
function CreateOnce({ channel }: { channel: IdvChannel }) {
  const { data } = useSuspenseQuery(queryForAll(listIdvProfiles, { params: { subjectId: systemSubjectId } }))
  const [isSetUp] = useState(() => data.some(({ type }) => type === channel))
  if (!isSetUp) return <ProfileCreateForm channel={channel} />
  return (
    <Notice
      kind="info"
      title={`${channelName(channel)} already has a profile`}
      action={<ButtonLink to={linkTo(routes.profileDetails, { type: channel })}>Open the profile</ButtonLink>}
    >
      Each channel has one profile. Edit the existing one, or set up another channel.
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
    <Page description="Each channel has one profile. Choose a channel without one.">
      <ChannelChoice />
    </Page>
  )
}
