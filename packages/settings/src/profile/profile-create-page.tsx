import { IDV_CHANNELS } from '@portal/contract/idv-channel.ts'
import { isOneOf } from '@portal/contract/typed-objects.ts'
import { Page } from '@portal/ui'
import { useSearchParams } from 'react-router-dom'
import { ChannelChoice } from './channel-choice.tsx'
import { channelName } from './channel-name.ts'
import { ProfileCreateForm } from './profile-create-form.tsx'

export default function ProfileCreatePage() {
  const [params] = useSearchParams()
  const channel = params.get('channel') ?? ''
  return isOneOf(IDV_CHANNELS, channel) ? (
    <Page title={`Set up ${channelName(channel)}`}>
      <ProfileCreateForm key={channel} channel={channel} />
    </Page>
  ) : (
    <Page description="One profile for each channel. Which of those that have none do you set up?">
      <ChannelChoice />
    </Page>
  )
}
