import { randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import { repository } from '@portal/build/src/workspace.ts'
import { recordCommand } from '@portal/releases/bundle/is-recorded.ts'
import { releaseImportMap } from '@portal/releases/command-line/import-map-release.ts'
import { openPlace } from '@portal/releases/command-line/place.ts'
import { ReleaseError } from '@portal/releases/release-error.ts'
import { freePort } from '@portal/server-common/free-port.ts'
import type { StackSettings } from './stack-settings.ts'

type Variables = Readonly<Record<string, string>>

/** Environment variables of the host and the release service. */
export interface StackReleases {
  readonly host: Variables
  readonly service: Variables
}

const ENVIRONMENT = 'demo'

/**
 * Releases the contents of the import map into the demo store, which is created when missing. Returns whether
 * the store can be served: not when built files differ from the release of their version, or have none yet.
 */
async function releaseDemo(): Promise<boolean> {
  try {
    const place = await openPlace({ repository, environment: ENVIRONMENT, isFirst: true })
    const { differing, unrecorded } = await releaseImportMap({ ...place, actor: 'npm start' })
    if (differing.length > 0)
      console.info(
        `Serving the build instead of a release: ${differing.join(', ')} changed since their release. Run npm run version to release them.`,
      )
    if (unrecorded.length > 0)
      console.info(
        `Serving the build instead of a release: no version of ${unrecorded.join(', ')} is recorded yet. When it is ready, run ${recordCommand(unrecorded)}`,
      )
    return differing.length === 0 && unrecorded.length === 0
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error
    console.info(`importmap.json is not released: ${error.message}`)
    return true
  }
}

/** The release store and its keys, in the data folder by default. */
function placesOf({ dataDirectory }: StackSettings) {
  const { RELEASE_STORE: store, RELEASE_SIGNING_KEY, RELEASE_TRUSTED_KEYS, RELEASE_NEAR } = process.env
  const key = RELEASE_SIGNING_KEY ?? join(dataDirectory, 'release-keys', 'signing-key.pem')
  const isElsewhere = store?.includes('://')
  return {
    key,
    store: isElsewhere ? store : resolve(repository, store ?? join(dataDirectory, 'releases')),
    trusted: RELEASE_TRUSTED_KEYS ?? key,
    near: RELEASE_NEAR ?? join(dataDirectory, 'release-near'),
  }
}

/** Release settings of host and service; undefined when the build is served. */
export async function stackReleases(settings: StackSettings): Promise<StackReleases | undefined> {
  if (process.env.RELEASE_STORE === undefined && !(await releaseDemo())) return undefined
  const { store = '', key, trusted, near } = placesOf(settings)
  const health = join(settings.dataDirectory, 'release-health')
  const port = String(settings.releasePort ?? (await freePort()))
  const both = {
    RELEASE_STORE: store,
    RELEASE_TRUSTED_KEYS: trusted,
    // The service accepts health reports only from hosts with this key.
    RELEASE_HEALTH_KEY: process.env.RELEASE_HEALTH_KEY ?? randomBytes(24).toString('base64url'),
  }
  return {
    host: { ...both, RELEASE_NEAR: near, RELEASE_SERVICE_URL: `http://localhost:${port}` },
    service: {
      ...both,
      RELEASE_PORT: port,
      RELEASE_SIGNING_KEY: key,
      RELEASE_DATA_DIR: process.env.RELEASE_DATA_DIR ?? health,
    },
  }
}
