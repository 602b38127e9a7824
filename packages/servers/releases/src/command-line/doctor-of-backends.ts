import { missingBackends } from '../bundle/missing-backends.ts'
import { servedVersions } from '../release/release.ts'
import { ReleaseError } from '../release-error.ts'
import type { Given } from './arguments.ts'
import type { Finding } from './finding.ts'
import { openWork, type Work } from './work.ts'

/** The versions that people get and whose calls lead nowhere on some hosts, in sentences. */
async function faultsIn({ operations }: Work): Promise<readonly string[]> {
  const [head, hosts] = await Promise.all([operations.head(), operations.hosts()])
  const versions = await Promise.all(
    servedVersions(head).map(([name, version]) => operations.published(name, version)),
  )
  return versions.flatMap(({ manifest }) => missingBackends(manifest, hosts))
}

/** Whether the hosts have a backend for each bundle that needs one, which a service tells only to those that it knows. */
export async function backendFindings(repository: string, given: Given): Promise<readonly Finding[]> {
  try {
    const faults = await faultsIn(await openWork(repository, given))
    return [
      faults.length === 0
        ? { about: 'backends', isFine: true, says: 'hosts have those that the bundles need' }
        : { about: 'backends', isFine: false, says: faults.join(' ') },
    ]
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error
    return [{ about: 'backends', isFine: true, says: `not checked. ${error.message}` }]
  }
}
