import type { ParsedOf, ResultOf } from '@portal/contract/endpoint.ts'
import type { planVersion as planVersionCall } from '@portal/contract/releases/release-endpoints.ts'
import { readArtifact } from '../artifact/artifact.ts'
import type { DescribedArtifact } from '../artifact/built-artifact.ts'
import { namingFaults } from '../artifact/file-faults.ts'
import { isPublished } from '../artifact/publish-artifact.ts'
import { checkStatus } from '../artifact/version-check.ts'
import { type BundleManifest, providedBy } from '../bundle/bundle-manifest.ts'
import { failedAs } from '../release-error.ts'
import type { ReleasePlace } from './release-place.ts'
import { fitProblems } from './require-fit.ts'

type Given = ParsedOf<typeof planVersionCall>['body']
type VersionPlan = ResultOf<typeof planVersionCall>

/** The names in a manifest that its people and its neighbors notice. */
const declaredIn = (manifest: BundleManifest): VersionPlan['declares'] => ({
  screens: manifest.routes.map(({ path }) => path),
  cards: Object.values(manifest.slots).map(({ title }) => title),
  permissions: manifest.permissions.map(({ resource }) => resource),
  provides: Object.keys(providedBy(manifest)),
  requires: Object.entries(manifest.requires).map(([name, { version }]) => `${name} ${version}`),
})

/** Whether the same bytes are published, with their check, or why these cannot be published. */
async function publicationOf(place: ReleasePlace, described: DescribedArtifact) {
  const { name, version } = described.manifest
  const read = () => readArtifact(place.store, place.trust, name, version)
  const ofNew = { isPublished: false, check: await checkStatus(place, { ...described, needsCheck: true }) }
  try {
    if (!(await isPublished(read, described))) return { ...ofNew, problems: [] }
    return { isPublished: true, check: await checkStatus(place, await read()), problems: [] }
  } catch (error) {
    if (!failedAs('taken', error) || !(error instanceof Error)) throw error
    return { ...ofNew, problems: [error.message] }
  }
}

/**
 * What publishing a built bundle would do, by its manifest and the names of its files. Fails as `refused` when it is
 * not a bundle.
 */
export async function planVersion(
  place: ReleasePlace,
  described: DescribedArtifact,
  { files }: Pick<Given, 'files'>,
): Promise<VersionPlan> {
  const { manifest, digest } = described
  const { name, version } = manifest
  const publication = await publicationOf(place, described)
  const problems = [
    ...namingFaults(manifest, files),
    ...publication.problems,
    ...(await fitProblems(place, described)),
  ]
  return { name, version, digest, ...publication, declares: declaredIn(manifest), problems }
}
