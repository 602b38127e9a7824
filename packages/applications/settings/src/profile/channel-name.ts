import { IDV_CHANNEL_LABELS } from '@portal/contract/idv-channel.ts'
import { humanize } from '@portal/ui'

const names: Readonly<Record<string, string>> = IDV_CHANNEL_LABELS

/** The name of a channel; an unknown one is derived from its code. */
export const channelName = (channel: string): string => names[channel] ?? humanize(channel)
