import type { Change } from './changes.ts'
import { channelsOf, refuse, withChannels } from './channels.ts'
import { isPulled } from './release.ts'

/** A bundle is served no longer; its addresses lead elsewhere. What others need of it keeps it in its place. */
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

/** A bundle that was removed is what it was. */
export const restoreBundle =
  (name: string): Change =>
  (content) => {
    const { [name]: before, ...removed } = content.removed
    if (!before) throw refuse(`${name} has not been removed.`)
    const { version: stable, lastGood } = before
    const isUsable = lastGood !== undefined && !isPulled(content, name, lastGood)
    return withChannels({ ...content, removed }, name, { stable, ...(isUsable && { lastGood }) })
  }
