import { verifyArtifact } from '../artifact/verify-artifact.ts'
import { verifyPackages } from '../packages/verify-packages.ts'
import { versionsIn } from '../release/release.ts'
import { nothingReleased } from '../release-error.ts'
import { readTrust } from '../signing/signing-keys.ts'
import { type Given, requireWords } from './arguments.ts'
import { counted, type Outcome } from './outcome.ts'
import { openPlace, placesOf } from './place.ts'
import type { Tool } from './tool.ts'
import { verifyPortal } from './verify-portal.ts'
import { openWork, serviceUrl } from './work.ts'

/** Checks everything that can be served now and every earlier release. */
async function verifyStore(repository: string, { environment }: Given): Promise<Outcome> {
  const place = await openPlace({ repository, environment, isFirst: false })
  const releases = await place.log.history()
  const [head] = releases
  if (!head) throw nothingReleased(place.environment)
  const served = versionsIn(head)
  for (const [name, version] of served) await verifyArtifact(place.store, place.trust, name, version)
  const packages = await verifyPackages(place.store, place.trust)
  return {
    data: { releases: releases.length, artifacts: served.length, packages },
    lines: [
      `${counted(releases.length, 'release')} and ${counted(served.length, 'published version')} match their signatures.`,
      ...(packages > 0 ? [`${counted(packages, 'package')} for squads match their signatures.`] : []),
    ],
  }
}

/** Verifies a store, or with --url what a running portal serves. */
export const verify: Tool = async (repository, given) => {
  requireWords(given.words.slice(1))
  const url = serviceUrl(given)
  if (url === undefined) return verifyStore(repository, given)
  const trust = readTrust(placesOf(repository).trustFile, 'RELEASE_TRUSTED_KEYS')
  const { operations } = await openWork(repository, given)
  return verifyPortal(operations, new URL(url).origin, trust)
}
