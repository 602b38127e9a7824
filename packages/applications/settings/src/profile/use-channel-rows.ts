import type { IdvProfile } from '@portal/contract/idv/idv-profile-schemas.ts'
import { IDV_CHANNELS } from '@portal/contract/idv-channel.ts'
import { useDictionary } from '@portal/portal-app'

/** A channel of the account with its profile, if set up. */
export interface ChannelRow {
  readonly channel: string
  readonly profile?: IdvProfile
}

/** Channels with a profile, followed by the dictionary's channels without one. */
export function useChannelRows(profiles: readonly IdvProfile[]): readonly ChannelRow[] {
  const channels = useDictionary('IDV_CHANNELS', IDV_CHANNELS)
  const setUp = new Set<string>(profiles.map(({ type }) => type))
  return [
    ...profiles.map((profile) => ({ channel: profile.type, profile })),
    ...channels.filter((channel) => !setUp.has(channel)).map((channel) => ({ channel })),
  ]
}
