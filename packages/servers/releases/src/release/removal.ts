import type { Change } from './changes.ts'
import { channelsOf, refuse, withChannels } from './channels.ts'
import { isPulled } from './release.ts'

/** Stops serving a bundle; its addresses lead elsewhere. The plan refuses it while others need the bundle. */
export const removeBundle =
  (name: string, leadsTo = '/'): Change =>
  (content) => {
    const { stable, lastGood, canary } = channelsOf(content, name)
    if (canary)
      throw refuse(`A canary of ${name} ${canary.version} is running. Promote it or abort it first.`)
    const { [name]: _, ...bundles } = content.bundles
    const left = { version: stable, ...(lastGood !== undefined && { lastGood }), leadsTo }
    return { ...content, bundles, removed: { ...content.removed, [name]: left } }
  }

/** Restores a removed bundle. */
export const restoreBundle =
  (name: string): Change =>
  (content) => {
    const { [name]: before, ...removed } = content.removed
    if (!before) throw refuse(`${name} is not removed.`)
    const { version: stable, lastGood } = before
    const isUsable = lastGood !== undefined && !isPulled(content, name, lastGood)
    return withChannels({ ...content, removed }, name, { stable, ...(isUsable && { lastGood }) })
  }
