import type { FastifyInstance } from 'fastify'
import { safeCopy } from '../bulk/safe-copy.ts'
import { downloadHeaders, fileGone } from '../storage/download-headers.ts'
import { DOWNLOAD_MINUTES, type ObjectStore } from '../storage/object-store.ts'
import { claimsOf, invalidLink, signedPath } from '../storage/signed-address.ts'

/** An address for a safe copy of a stored CSV file under this name, valid for ten minutes. */
export type SafeCopyUrl = (key: string, fileName: string) => string

interface Settings {
  readonly storage: ObjectStore
  /** Address at which browsers reach this API. */
  publicUrl(): string
  /** Signs the addresses; the same for all processes. */
  readonly secret: Buffer
}

const pathOf = (key: string) => `/safe-copies/${key}`

/**
 * Serves safe copies, generated while they are sent, from any storage. As with the files themselves, the signature is
 * the permission: no access token is needed.
 */
export function serveSafeCopies(app: FastifyInstance, { storage, publicUrl, secret }: Settings): SafeCopyUrl {
  app.get<{ Params: { readonly '*': string }; Querystring: Record<string, string> }>(
    '/safe-copies/*',
    { config: { carriesBytes: true }, exposeHeadRoute: false },
    async ({ params, query }, reply) => {
      const key = params['*']
      const claims = claimsOf(secret, 'GET', pathOf(key), query)
      if (!claims) throw invalidLink()
      if ((await storage.sizeOf(key)) === undefined) throw fileGone()
      const { fileName = 'download' } = claims
      reply.headers(downloadHeaders({ fileName, contentType: 'text/csv; charset=utf-8' }))
      return reply.send(safeCopy(await storage.read(key)))
    },
  )
  return (key, fileName) => {
    const until = new Date(Date.now() + DOWNLOAD_MINUTES * 60_000)
    return `${publicUrl()}${signedPath(secret, 'GET', pathOf(key), { fileName }, until)}`
  }
}
