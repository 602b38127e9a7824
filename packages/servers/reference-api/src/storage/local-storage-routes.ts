import { pipeline } from 'node:stream'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type {} from '../http/route-config.ts'
import { downloadHeaders, fileGone } from './download-headers.ts'
import { expectedBytes } from './expected-bytes.ts'
import { objectPath } from './local-store.ts'
import type { ObjectStore } from './object-store.ts'
import { claimsOf, invalidLink } from './signed-address.ts'

interface StoredAt {
  readonly Params: { readonly '*': string }
  readonly Querystring: Record<string, string>
}

/** Serves the signed addresses of a local store. The signature is the permission: no access token is needed. */
export function serveLocalStorage(app: FastifyInstance, store: ObjectStore, secret: Buffer): void {
  const claims = ({ method, params, query }: FastifyRequest<StoredAt>) => {
    const found = claimsOf(secret, method, objectPath(params['*']), query)
    if (!found) throw invalidLink()
    return found
  }

  void app.register((bytes, _options, done) => {
    bytes.removeAllContentTypeParsers()
    bytes.addContentTypeParser('*', (_request, _payload, done) => done(null))

    bytes.put<StoredAt>('/storage/*', { config: { carriesBytes: true } }, async (request, reply) => {
      const { size, sha256, contentType = '' } = claims(request)
      const key = request.params['*']
      if ((await store.sizeOf(key)) !== undefined)
        throw new ApiError('INVALID_STATE', { message: 'This file was already uploaded.' })
      // Errors reach the store through the stream.
      const checked = pipeline(request.raw, expectedBytes(Number(size), sha256), () => undefined)
      await store.write(key, checked, contentType)
      return reply.code(200).send()
    })

    bytes.get<StoredAt>(
      '/storage/*',
      { config: { carriesBytes: true }, exposeHeadRoute: false },
      async (request, reply) => {
        const { fileName = 'download', contentType = 'application/octet-stream' } = claims(request)
        const key = request.params['*']
        const size = await store.sizeOf(key)
        if (size === undefined) throw fileGone()
        reply.headers({ ...downloadHeaders({ fileName, contentType }), 'content-length': size })
        return reply.send(await store.read(key))
      },
    )
    done()
  })
}
