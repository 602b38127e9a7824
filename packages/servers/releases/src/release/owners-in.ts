import type { ReleaseContent } from '@portal/contract/releases/release-schemas.ts'
import type { Manifests } from '../bundle/bundle-manifest.ts'
import { manifestsOf } from '../bundle/manifests-of.ts'
import { impliedOwners, type Owners } from '../bundle/owners.ts'
import { stableVersions } from './release.ts'

/** The table of owners of a release. */
export const ownersIn = (content: ReleaseContent, manifests: Manifests): Owners =>
  content.owners ?? impliedOwners(manifestsOf(stableVersions(content), manifests))
