import type { Canary, Channels, ReleaseContent } from '@portal/contract/releases/release-schemas.ts'
import { ReleaseError } from '../release-error.ts'

export const refuse = (sentence: string) => new ReleaseError('refused', sentence)

/** The served versions of a bundle. Fails as `refused` when it is not served. */
export function channelsOf({ bundles, removed }: ReleaseContent, name: string): Channels {
  const channels = bundles[name]
  if (channels) return channels
  if (removed[name]) throw refuse(`${name} was removed. Restore it first.`)
  throw refuse(`${name} is not part of the release. Promote a version of it first.`)
}

/** The canary of a bundle. Fails as `refused` when it has none. */
export function canaryOf(content: ReleaseContent, name: string): Canary {
  const { canary } = channelsOf(content, name)
  if (!canary) throw refuse(`${name} has no running canary.`)
  return canary
}

/** A copy with other channels for one bundle. */
export const withChannels = (content: ReleaseContent, name: string, channels: Channels): ReleaseContent => ({
  ...content,
  bundles: { ...content.bundles, [name]: channels },
})
