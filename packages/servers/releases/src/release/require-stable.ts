import type { ReleaseContent } from '@portal/contract/releases/release-schemas.ts'
import { nearestName } from '@portal/server-common/nearest-name.ts'
import { refuse } from './channels.ts'

/**
 * Fails as `refused` for a bundle without a stable version: those whom its canary does not reach, and those who have it
 * when it is aborted, need one.
 */
export function requireStable({ bundles, removed }: ReleaseContent, name: string, version: string): void {
  if (bundles[name] || removed[name]) return
  const nearest = nearestName(name, Object.keys(bundles))
  const meant = nearest === undefined ? '' : ` Did you mean ${nearest}?`
  throw refuse(
    `The first version of ${name} cannot be a canary. Show it to named people, then promote it: npm run portal -- override create ${name.replace('@portal/', '')} ${version} --person ada@program.example${meant}`,
  )
}
