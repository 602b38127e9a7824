import { PACKAGE_REGISTRY, RELEASE_CONSOLE } from '@portal/contract/served-release.ts'
import { requireAnyOf } from '@portal/server-common/access/require-any-of.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import { logFailure } from '@portal/server-common/http/log-failure.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PackageRegistry } from '../packages/package-registry.ts'
import { ownerOfPackageToken } from '../packages/package-token.ts'
import type { Trust } from '../signing/signatures.ts'
import type { Caller, FindCaller } from './caller.ts'
import { knownFailure } from './known-failure.ts'

interface Registry {
  readonly registry: PackageRegistry
  readonly trust: Trust
  /** The portal's public address. */
  readonly portalOrigin: string
}

interface NameParams {
  Params: { name: string }
}

interface FileParams {
  Params: { scope: string; name: string; file: string }
}

/** npm requests it with this type when it installs. */
const SHORT_DOCUMENT = 'application/vnd.npm.install-v1+json'
/** A version never changes, but only its reader may keep it. */
const FOREVER = 'private, max-age=31536000, immutable'

const BEARER = /^Bearer (\S+)$/i

/** Whether a request is one of a package manager, which expects the answers of npm's registry. */
export const isOfRegistry = ({ url }: Pick<FastifyRequest, 'url'>): boolean =>
  url.startsWith(`${PACKAGE_REGISTRY}/`)

/** Finds the caller. Throws unless it may read packages: with a token for them, or with `release.view`. */
function readers(findCaller: FindCaller, { trust, portalOrigin }: Registry) {
  const unknown = new ApiError('UNAUTHENTICATED', {
    message: `These packages need a valid token. Get one at ${portalOrigin}${RELEASE_CONSOLE} and set PACKAGES_TOKEN to it. A build server sets it to its RELEASE_TOKEN.`,
  })
  return async ({ headers: { authorization = '' } }: FastifyRequest): Promise<Caller> => {
    const [, token] = BEARER.exec(authorization) ?? []
    if (token === undefined) throw unknown
    const owner = ownerOfPackageToken(trust, token)
    if (owner !== undefined) return { id: owner, actor: owner, permissions: new Set() }
    const caller = await findCaller(authorization).catch((error: unknown) => {
      throw error instanceof ApiError && error.status === 401 ? unknown : error
    })
    if (!caller) throw unknown
    requireAnyOf(caller, ['release.view'])
    return caller
  }
}

/** Errors in the form that npm shows. Without `WWW-Authenticate`, for which npm has a text of its own. */
function answerAsRegistry(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const known = knownFailure(error)
    if (!known) logFailure(request, error)
    const { status, message, details } = known ?? new ApiError('INTERNAL_ERROR')
    const text = [message, ...details.map((detail) => detail.message)].join(' ')
    return reply.status(status).send(JSON.stringify({ error: text }))
  })
}

/** Serves the published packages to package managers: the reading part of npm's registry. */
export async function serveRegistry(
  app: FastifyInstance,
  findCaller: FindCaller,
  parts: Registry,
): Promise<void> {
  const { registry } = parts
  await app.register((own, _options, done) => {
    answerAsRegistry(own)
    const readerOf = readers(findCaller, parts)
    own.addHook('onRequest', async (request) => {
      request.caller = await readerOf(request)
    })

    own.get<NameParams>(`${PACKAGE_REGISTRY}/:name`, async ({ params, headers }, reply) => {
      const isShort = headers.accept?.includes(SHORT_DOCUMENT) ?? false
      const document = await registry.document(params.name, isShort)
      return reply.type(isShort ? SHORT_DOCUMENT : 'application/json').send(JSON.stringify(document))
    })

    own.get<FileParams>(`${PACKAGE_REGISTRY}/:scope/:name/-/:file`, async ({ params }, reply) => {
      const { scope, name, file } = params
      const bytes = await registry.file(`${scope}/${name}`, file)
      return reply.type('application/octet-stream').header('cache-control', FOREVER).send(bytes)
    })

    own.all(`${PACKAGE_REGISTRY}/*`, async ({ method }) => {
      throw new ApiError(['GET', 'HEAD'].includes(method) ? 'ROUTE_NOT_FOUND' : 'METHOD_NOT_ALLOWED', {
        message: 'This registry only serves packages of the portal. It has no search, sign-in or publishing.',
      })
    })
    done()
  })
}
