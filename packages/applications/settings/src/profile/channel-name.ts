import { IDV_CHANNEL_LABELS } from '@portal/contract/idv-channel.ts'
import { humanize } from '@portal/ui'

const names: Readonly<Record<string, string>> = IDV_CHANNEL_LABELS

/** What a channel is called; one that is newer than this code, by the words of its code. */
export const channelName = (channel: string): string => names[channel] ?? humanize(channel)
