import { constants, existsSync } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { releaseLog } from '../log/release-log.ts'
import { readSigner, readTrust } from '../signing/signing-keys.ts'
import { isRemote, openStore } from '../store/open-store.ts'
import type { Given } from './arguments.ts'
import { backendFindings } from './doctor-of-backends.ts'
import { hostFindings } from './doctor-of-host.ts'
import { webhookFindings } from './doctor-of-webhooks.ts'
import { lostStore } from './earlier-store.ts'
import type { Finding } from './finding.ts'
import { LOCAL_ENVIRONMENT, placesOf } from './place.ts'
import type { Tool } from './tool.ts'

const NEEDED = [20, 19] as const
/** The mode bits of group and others. */
const OF_OTHERS = 0o077

const fine = (about: string, says: string): Finding => ({ about, isFine: true, says })
const wrong = (about: string, says: string): Finding => ({ about, isFine: false, says })

function nodeFinding(): Finding {
  const { node } = process.versions
  const [major = 0, minor = 0] = node.split('.').map(Number)
  const isNew = major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])
  return isNew
    ? fine('node', `${node} is new enough`)
    : wrong('node', `${node} is too old. Install Node ${NEEDED.join('.')} or newer.`)
}

async function storeFinding(root: string, lost: string | undefined): Promise<Finding> {
  if (lost !== undefined) return wrong('store', lost)
  // Write access to a bucket only shows when something is written.
  if (isRemote(root)) return fine('store', `${root} is checked with each command`)
  const folder = await stat(root).catch(() => undefined)
  if (!folder?.isDirectory())
    return wrong('store', `${root} is not an existing folder. Set RELEASE_STORE, or start with init.`)
  const isOpen = await access(root, constants.R_OK | constants.W_OK).then(
    () => true,
    () => false,
  )
  return isOpen
    ? fine('store', `${root} is readable and writable`)
    : wrong('store', `${root} cannot be written. Ask its administrator for write access.`)
}

async function keyFinding(keyFile: string): Promise<Finding> {
  try {
    readSigner(keyFile, 'RELEASE_SIGNING_KEY')
  } catch (error) {
    return wrong(
      'key',
      `${error instanceof Error ? error.message : ''} Without it, you can read but not release.`,
    )
  }
  const { mode } = await stat(keyFile)
  // Windows has no such bits.
  return process.platform === 'win32' || (mode & OF_OTHERS) === 0
    ? fine('key', `${keyFile} is readable only by you`)
    : wrong('key', `Others can read ${keyFile}. Restrict it: chmod 600 ${keyFile}`)
}

/** Whether signatures of this machine are trusted here. */
function trustFinding(keyFile: string, trustFile: string): Finding {
  try {
    const signature = readSigner(keyFile, 'RELEASE_SIGNING_KEY').sign('doctor', Buffer.from('doctor'))
    return readTrust(trustFile, 'RELEASE_TRUSTED_KEYS').verifies('doctor', Buffer.from('doctor'), signature)
      ? fine('trust', 'signatures of this machine are trusted')
      : wrong(
          'trust',
          `The public key of ${keyFile} is not in ${trustFile}. Add it there and on every host before you release.`,
        )
  } catch (error) {
    return wrong('trust', error instanceof Error ? error.message : 'The keys cannot be read.')
  }
}

/** Whether the newest release matches its signature. */
async function headFinding(root: string, trustFile: string, environment: string) {
  try {
    const trust = readTrust(trustFile, 'RELEASE_TRUSTED_KEYS')
    const head = await releaseLog({ store: await openStore(root, process.env), environment, trust }).head()
    return head
      ? { head, finding: fine('head', `release ${head.seq} of ${environment} matches its signature`) }
      : { head, finding: wrong('head', `Nothing has been released in ${environment}. Start with init.`) }
  } catch (error) {
    return {
      head: undefined,
      finding: wrong('head', error instanceof Error ? error.message : 'The newest release cannot be read.'),
    }
  }
}

/** What only a service knows. */
const serviceFindings = async (repository: string, given: Given): Promise<readonly Finding[]> => [
  ...(await webhookFindings(repository, given)),
  ...(await backendFindings(repository, given)),
]

/** Releasing through a service needs neither store nor key. */
async function findings(repository: string, given: Given): Promise<readonly Finding[]> {
  const { environment = LOCAL_ENVIRONMENT, url = process.env.RELEASE_URL } = given
  const places = placesOf(repository)
  const { name, keyFile, trustFile } = places
  const lost = await lostStore(places, environment)
  const isHere = process.env.RELEASE_STORE !== undefined || existsSync(name)
  if (url !== undefined && !isHere && lost === undefined)
    return [
      nodeFinding(),
      fine('store', `not on this machine: the service at ${url} has the store and key`),
      ...(await hostFindings(url, undefined)),
      ...(await serviceFindings(repository, given)),
    ]
  const { head, finding } = await headFinding(name, trustFile, environment)
  return [
    nodeFinding(),
    await storeFinding(name, lost),
    await keyFinding(keyFile),
    trustFinding(keyFile, trustFile),
    finding,
    ...(url === undefined ? [] : await hostFindings(url, head)),
    ...(url === undefined ? [] : await serviceFindings(repository, given)),
  ]
}

/** Checks everything that a release needs, and says how to fix problems. */
export const doctor: Tool = async (repository, given) => {
  const found = await findings(repository, given)
  return {
    data: found,
    lines: found.map(
      ({ about, isFine, says }) => `${isFine ? 'ok   ' : 'ERROR'}  ${about.padEnd(8)} ${says}`,
    ),
    isRefused: found.some(({ isFine }) => !isFine),
  }
}
