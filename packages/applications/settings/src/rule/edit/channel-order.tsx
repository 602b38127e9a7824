import { ArrowDown, ArrowUp, X } from '@lucide/icons'
import { IDV_CHANNEL_LABELS, type IdvChannel } from '@portal/contract/idv-channel.ts'
import { Box, css, Icon, IconButton, Stack, Text } from '@portal/ui'
import { useEnabledChannels } from '../set/rule-set-facts.ts'
import { ChoiceInput } from '../words/value-inputs.tsx'

interface ChannelOrderProps {
  readonly channels: readonly IdvChannel[]
  readonly error: string | undefined
  onChange(channels: readonly IdvChannel[]): void
}

const styles = css.raw({
  gap: '1',
  '& > li': { display: 'flex', alignItems: 'center', gap: '1' },
  '& > li > span': { flex: '1' },
})

function swapped(channels: readonly IdvChannel[], place: number, by: 1 | -1): readonly IdvChannel[] {
  const [one, other] = [channels[place], channels[place + by]]
  return one && other ? channels.with(place, other).with(place + by, one) : channels
}

/** The channels of a rule in the order they are tried. Only channels with a profile can be added. */
export function ChannelOrder({ channels, error, onChange }: ChannelOrderProps) {
  const enabled = useEnabledChannels()
  const left = enabled.filter((channel) => !channels.includes(channel))
  return (
    <Stack as="fieldset" gap="2">
      <Box as="legend" fontWeight="strong" marginBottom="1">
        Channels, tried in this order
      </Box>
      <Stack as="ol" css={styles} aria-label="Channels">
        {channels.map((channel, place) => {
          const name = IDV_CHANNEL_LABELS[channel]
          const move = (by: 1 | -1, label: string, icon: typeof ArrowUp) => (
            <IconButton
              size="sm"
              label={`${label} ${name}`}
              disabledReason={channels[place + by] ? undefined : by < 0 ? 'Already first' : 'Already last'}
              onClick={() => onChange(swapped(channels, place, by))}
            >
              <Icon icon={icon} />
            </IconButton>
          )
          return (
            <li key={channel}>
              <span>
                {place + 1}. {name}
                {!enabled.includes(channel) && (
                  <Text as="span" color="red.fg">
                    {' '}
                    has no enabled profile
                  </Text>
                )}
              </span>
              {move(-1, 'Try earlier:', ArrowUp)}
              {move(1, 'Try later:', ArrowDown)}
              <IconButton
                size="sm"
                label={`Remove ${name}`}
                onClick={() => onChange(channels.filter((one) => one !== channel))}
              >
                <Icon icon={X} />
              </IconButton>
            </li>
          )
        })}
      </Stack>
      <ChoiceInput
        label="Add a channel"
        options={left.map((value) => ({ value, label: IDV_CHANNEL_LABELS[value] }))}
        none={left.length === 0 ? 'All channels with an enabled profile are chosen' : 'Choose'}
        value=""
        error={error}
        onChange={(text) => {
          const added = left.find((one) => one === text)
          if (added) onChange([...channels, added])
        }}
      />
    </Stack>
  )
}
