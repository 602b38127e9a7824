import { IDV_CHANNELS, type IdvChannel } from '@portal/contract/idv-channel.ts'
import { isOneOf } from '@portal/contract/typed-objects.ts'
import { useField } from '@portal/ui/form'
import { ChannelOrder } from '../rule/edit/channel-order.tsx'

const channelsIn = (value: unknown): readonly IdvChannel[] =>
  Array.isArray(value) ? value.filter((one) => isOneOf(IDV_CHANNELS, one)) : []

/** The fallback channels, in the order they are tried. */
export function FallbackChannelsField() {
  const { value, change, frame } = useField({ name: 'fallbackChannels' })
  return (
    <div id={frame.id} tabIndex={-1}>
      <ChannelOrder channels={channelsIn(value)} error={frame.error} onChange={change} />
    </div>
  )
}
