import { createReadStream, existsSync, readFileSync } from 'node:fs'
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http'
import { request as httpsRequest } from 'node:https'
import { basename, extname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { BundleManifest } from '@portal/build/src/bundle-manifest.ts'
import { ELSEWHERE } from '@portal/build/src/dev/client/elsewhere.ts'
import { addressAt, type OwnBackend } from './own-backend.ts'
import { ownBase, withOwnBundles } from './own-bundles.ts'
import { calledEndpoints, headersAgainst, isOwnScreen, PROVIDER_PATH, pageAgainst } from './page-against.ts'
import { readBlock } from './page-blocks.ts'
import { sendFailure } from './send-failure.ts'

/** Where an open page checks for a new release; it gets the same bundles from source. */
const CURRENT_RELEASE = '/releases/current'
/** Query parameter that requests the released versions instead of those from source. */
const SAFE = 'safe'
/** Where the page listens for builds. */
const NEWS = '/development/news'

const BACKEND_IS_DOWN =
  'The backend of this application does not answer. Its errors are in the terminal of npm run dev.'

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.woff2': 'font/woff2',
}

interface Against {
  /** Address of the portal. */
  readonly remote: URL
  readonly port: number
  /** Folders of the bundles that are built from source. */
  readonly folders: readonly string[]
  /** Name of the application being developed. */
  readonly shown: string
  readonly newsUrl: string
  /** The application's backend, if it has one. */
  readonly backend: OwnBackend | undefined
}

/** Requests the same from another server, as if the page had its origin, and returns the response. */
function ask(to: URL, request: IncomingMessage, headers: OutgoingHttpHeaders): Promise<IncomingMessage> {
  const send = to.protocol === 'https:' ? httpsRequest : httpRequest
  const { host: _host, origin, referer: _referer, connection: _connection, ...kept } = request.headers
  const forwarded = send(to, {
    method: request.method,
    headers: { ...kept, ...(origin && { origin: to.origin }), ...headers },
  })
  request.pipe(forwarded)
  return new Promise((resolve, reject) => {
    forwarded.once('response', resolve)
    forwarded.once('error', reject)
  })
}

function pass(received: IncomingMessage, response: ServerResponse, headers: NodeJS.Dict<string | string[]>) {
  response.writeHead(received.statusCode ?? 502, headers)
  received.pipe(response)
  // The page is gone: skip the rest.
  response.once('close', () => received.destroy())
}

/** Serves a remote portal with some bundles replaced by those from source. */
export async function serveAgainst(against: Against): Promise<Server> {
  const { remote, port, folders, shown, newsUrl, backend } = against
  const local = `http://localhost:${port}`
  const places = { remote: remote.origin, local }
  /** Read each time: a new build can have other screens. */
  const own = () =>
    folders.map((folder): { folder: string; manifest: BundleManifest } => ({
      folder,
      manifest: JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')),
    }))
  const manifests = () => own().map(({ manifest }) => manifest)
  let endpoints: Readonly<Record<string, string>> = {}

  function ownFile(pathname: string): string | undefined {
    const found = own().find(({ manifest }) => pathname.startsWith(ownBase(manifest)))
    const file = found && join(found.folder, basename(decodeURIComponent(pathname)))
    return file !== undefined && existsSync(file) ? file : undefined
  }

  function rewritten(body: string, { searchParams }: URL, isPage: boolean): string {
    const shownFrom = searchParams.get(SAFE) === '1' ? [] : manifests()
    if (!isPage) return JSON.stringify(withOwnBundles(JSON.parse(body), shownFrom))
    endpoints = calledEndpoints(readBlock(body, 'config'))
    return pageAgainst(body, { own: shownFrom, shown, local })
  }

  /** Pages and release information name bundles; everything else is passed through. */
  async function fromRemote(request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
    const isRelease = url.pathname === CURRENT_RELEASE
    const mayChange = isRelease || (request.headers.accept?.includes('text/html') ?? false)
    const to = new URL(url.pathname + url.search, remote)
    // Pages are served without a session too: bundles from source may be shown before sign-in.
    const asking = { 'accept-encoding': 'identity', 'sec-fetch-mode': 'cors' }
    const received = await ask(to, request, mayChange ? asking : {})
    const headers = headersAgainst(received.headers, places)
    const isPage = received.headers['content-type']?.startsWith('text/html') ?? false
    if (!mayChange || !(isRelease || isPage)) return pass(received, response, headers)
    const body = await text(received)
    const { 'content-length': _length, 'transfer-encoding': _encoding, ...rest } = headers
    const status = isPage && isOwnScreen(url.pathname, manifests()) ? 200 : (received.statusCode ?? 502)
    response.writeHead(status, rest).end(rewritten(body, url, isPage))
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', local)
    const file = ownFile(url.pathname)
    if (file !== undefined) {
      const type = TYPES[extname(file)] ?? 'application/octet-stream'
      response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' })
      createReadStream(file).pipe(response)
      return
    }
    const provider = url.pathname.startsWith(PROVIDER_PATH)
      ? endpoints[url.pathname.slice(PROVIDER_PATH.length)]
      : undefined
    const isOfBuilds = url.pathname === NEWS || url.pathname.startsWith(ELSEWHERE)
    const elsewhere = provider ?? addressAt(backend, url) ?? (isOfBuilds ? newsUrl + url.pathname : undefined)
    if (elsewhere === undefined) return fromRemote(request, response, url)
    // Neither may get the portal's cookies, and the provider does not know this page's address.
    const { cookie: _cookie, origin: _origin, ...headers } = request.headers
    request.headers = headers
    const received = await ask(new URL(elsewhere), request, {})
    pass(received, response, headersAgainst(received.headers, places))
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      const why = error instanceof Error ? error.message : 'unknown reason'
      const isOwnCall = addressAt(backend, new URL(request.url ?? '/', local)) !== undefined
      const message = isOwnCall ? BACKEND_IS_DOWN : `${remote.origin} could not be loaded: ${why}`
      sendFailure(request, response, message)
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, 'localhost', resolve)
  })
  return server
}
