import type { Channels } from '@portal/contract/releases/release-schemas.ts'
import type { Change } from './changes.ts'
import { channelsOf, withChannels } from './channels.ts'

/**
 * An hour: long enough for open tabs to reload and for people with rare tasks or browsers, who were in no
 * canary. Later failures more often have a different cause.
 */
export const WATCHED_MS = 3_600_000

/** Has the promoted version of a bundle judged from this moment on. Without a version before it, nothing changes. */
export const watch =
  (name: string, now: number): Change =>
  (content) => {
    const channels = channelsOf(content, name)
    if (channels.lastGood === undefined) return content
    const watchedUntil = new Date(now + WATCHED_MS).toISOString()
    return withChannels(content, name, { ...channels, watchedUntil })
  }

/** Another release of the bundle decides on it; an earlier promotion is no longer judged. */
export const unwatched = ({ watchedUntil: _, ...channels }: Channels): Channels => channels
