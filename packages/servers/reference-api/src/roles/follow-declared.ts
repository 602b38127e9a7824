import { ServedPermission } from '@portal/contract/roles/declared-permission-schemas.ts'
import { DECLARED_PERMISSIONS } from '@portal/contract/served-release.ts'
import { readJson } from '@portal/server-common/identity/read-json.ts'
import { log } from '@portal/server-common/log.ts'
import { z } from 'zod'
import type { Database } from '../database/tables.ts'
import { type RepeatedWork, repeat } from '../repeated-work.ts'
import type { Settings } from '../settings.ts'
import { keepDeclared } from './keep-declared.ts'

const CHECK_INTERVAL_MS = 60_000
/** How soon a host is asked again that did not answer: it may start after the API, so the log waits for a minute. */
const RETRY_MS = 5000

/** The host reports at most 32 kB of an application, so this is room for more than a hundred. */
const MAX_BYTES = 4 * 1024 * 1024

const Answer = z.object({ permissions: z.array(ServedPermission) })

type Source = Pick<Settings, 'accountId'> & { readonly portalHostUrl: string }

/** Asks the portal host what the served applications declare, and keeps it. Throws when the host does not answer. */
export async function readDeclared(db: Database, { accountId, portalHostUrl }: Source): Promise<void> {
  const { permissions } = Answer.parse(
    await readJson(portalHostUrl + DECLARED_PERMISSIONS, { maxBytes: MAX_BYTES }),
  )
  const message = `Permissions that applications declare: ${permissions.length}.`
  if (await keepDeclared(db, accountId, permissions)) log.info('permissions-declared', { message })
}

/** Follows what the served applications declare. While the host does not answer, the known ones stay. */
export function followDeclared(
  db: Database,
  { accountId, portalHostUrl }: Pick<Settings, 'accountId' | 'portalHostUrl'>,
): RepeatedWork {
  if (portalHostUrl === undefined) return { stop: async () => undefined }
  const source = { accountId, portalHostUrl }
  let readAt = 0
  let knownAt = Date.now()
  let isLogged = false

  async function look(): Promise<void> {
    if (Date.now() - readAt < CHECK_INTERVAL_MS) return
    try {
      await readDeclared(db, source)
      readAt = Date.now()
      knownAt = readAt
      isLogged = false
    } catch {
      const message =
        'The portal host does not say which permissions applications declare. The known ones are kept.'
      if (isLogged || Date.now() - knownAt < CHECK_INTERVAL_MS + RETRY_MS) return
      log.warn('permissions-not-read', { message })
      isLogged = true
    }
  }

  const first = look()
  const rounds = repeat(RETRY_MS, look)
  return {
    stop: async () => {
      await Promise.all([first, rounds.stop()])
    },
  }
}
