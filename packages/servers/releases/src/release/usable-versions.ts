import { isPreview } from '@portal/contract/releases/preview-versions.ts'
import type { ReleaseContent } from '@portal/contract/releases/release-schemas.ts'
import { refuse } from './channels.ts'
import { isPulled } from './release.ts'

/** Fails as `refused` for versions that are never released. */
export function requireUsable(content: ReleaseContent, name: string, version: string): void {
  if (isPreview(version))
    throw refuse(
      `${name} ${version} is a preview, which is never released. Record a version of the change, publish it, then release that one.`,
    )
  if (isPulled(content, name, version))
    throw refuse(`${name} ${version} was pulled and cannot be released again. Publish another version.`)
}
