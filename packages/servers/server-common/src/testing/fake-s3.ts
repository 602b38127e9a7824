import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** The credentials that an S3 server knows. */
export const S3_KEYS = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'a-secret-of-the-tests' }

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (content: string | Buffer, as: 'hex' | 'base64' = 'hex') =>
  createHash('sha256').update(content).digest(as)
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)

/** A request's claims about its signature (AWS Signature Version 4), in its address or its headers. */
function claimsOf(request: IncomingMessage, url: URL) {
  const { searchParams } = url
  const signed = searchParams.get('X-Amz-Signature')
  if (signed) {
    return {
      scope: searchParams.get('X-Amz-Credential') ?? '',
      names: searchParams.get('X-Amz-SignedHeaders') ?? '',
      date: searchParams.get('X-Amz-Date') ?? '',
      payload: 'UNSIGNED-PAYLOAD',
      signature: signed,
    }
  }
  const [, scope = '', names = '', signature = ''] =
    /Credential=([^,]+), SignedHeaders=([^,]+), Signature=(\w+)/.exec(request.headers.authorization ?? '') ??
    []
  const date = String(request.headers['x-amz-date'])
  return { scope, names, date, payload: String(request.headers['x-amz-content-sha256']), signature }
}

function isSigned(request: IncomingMessage, url: URL): boolean {
  const { scope, names, date, payload, signature } = claimsOf(request, url)
  const [accessKeyId, day = '', region = '', service = ''] = scope.split('/')
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&')
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`)
  const canonical = [request.method, url.pathname, query, headers.join(''), names, payload].join('\n')
  const scopeOfDay = [day, region, service, 'aws4_request'].join('/')
  const text = ['AWS4-HMAC-SHA256', date, scopeOfDay, sha256(canonical)].join('\n')
  const key = [day, region, service, 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${S3_KEYS.secretAccessKey}`,
  )
  return accessKeyId === S3_KEYS.accessKeyId && hmac(key, text).toString('hex') === signature
}

interface Answer {
  readonly status?: number
  readonly xml?: string
  readonly etag?: string
}

/** Handles multipart uploads; `undefined` for other requests. */
function multipartUploads(objects: Map<string, Buffer>) {
  const uploads = new Map<string, Map<number, Buffer>>()
  const etagOf = (part: Buffer) => `"${createHash('md5').update(part).digest('hex')}"`
  const notFound: Answer = { status: 404, xml: '<Error><Code>NoSuchUpload</Code></Error>' }
  return ({ method }: IncomingMessage, { pathname, searchParams }: URL, body: Buffer): Answer | undefined => {
    if (method === 'POST' && searchParams.has('uploads')) {
      const id = `upload-${uploads.size}`
      uploads.set(id, new Map())
      return {
        xml: `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      }
    }
    const id = searchParams.get('uploadId')
    if (id === null) return undefined
    const parts = uploads.get(id)
    if (!parts) return notFound
    const inOrder = [...parts].toSorted(([a], [b]) => a - b)
    switch (method) {
      case 'PUT':
        parts.set(Number(searchParams.get('partNumber')), body)
        return { etag: etagOf(body) }
      case 'GET': {
        const list = inOrder.map(
          ([number, part]) =>
            `<Part><PartNumber>${number}</PartNumber><ETag>${etagOf(part)}</ETag><Size>${part.length}</Size></Part>`,
        )
        return { xml: `<ListPartsResult>${list.join('')}</ListPartsResult>` }
      }
      case 'POST':
        objects.set(pathname, Buffer.concat(inOrder.map(([, part]) => part)))
        uploads.delete(id)
        return { xml: '<CompleteMultipartUploadResult></CompleteMultipartUploadResult>' }
      default:
        uploads.delete(id)
        return { status: 204 }
    }
  }
}

const MAX_KEYS = 1000

/** A key, or the folder in which it is, for a request that does not look into folders. */
function entryOf(key: string, prefix: string, delimiter: string | null): string {
  const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1
  return end === -1 ? key : key.slice(0, end + 1)
}

/** The keys and folders with the requested prefix, at most a thousand; `undefined` for other requests. */
function listed(objects: Map<string, Buffer>, { pathname, searchParams }: URL): Answer | undefined {
  if (searchParams.get('list-type') !== '2') return undefined
  const bucket = `${pathname.replace(/\/$/, '')}/`
  const after = searchParams.get('continuation-token') ?? searchParams.get('start-after') ?? ''
  const prefix = searchParams.get('prefix') ?? ''
  const entries = [...objects.keys()]
    .map((path) => decodeURIComponent(path).slice(bucket.length))
    .filter((key) => key.startsWith(prefix))
    .map((key) => entryOf(key, prefix, searchParams.get('delimiter')))
  const keys = [...new Set(entries)].filter((key) => key > after).sort()
  const page = keys.slice(0, MAX_KEYS)
  const next = keys.length > MAX_KEYS ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  const contents = page.map((key) =>
    key.endsWith('/')
      ? `<CommonPrefixes><Prefix>${key}</Prefix></CommonPrefixes>`
      : `<Contents><Key>${key}</Key></Contents>`,
  )
  return { xml: `<ListBucketResult>${next}${contents.join('')}</ListBucketResult>` }
}

/** What a store that only resembles S3 lacks: the status it answers a request with, after it may have changed it. */
type Lack = (request: IncomingMessage, url: URL) => number | undefined

/**
 * An S3 server of one bucket that keeps objects in memory. Refuses requests that are unsigned or differ from
 * what was signed.
 */
export async function startFakeS3(lack: Lack = () => undefined) {
  const objects = new Map<string, Buffer>()
  const inParts = multipartUploads(objects)
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const body = await buffer(request)
    const checksum = request.headers['x-amz-checksum-sha256']
    const isPreflight = request.method === 'OPTIONS'
    if (!isPreflight && !isSigned(request, url)) return response.writeHead(403).end()
    if (checksum && checksum !== sha256(body, 'base64')) return response.writeHead(400).end()
    const refusal = lack(request, url)
    if (refusal) return response.writeHead(refusal).end()
    if (isPreflight) return response.writeHead(200, { 'access-control-allow-origin': '*' }).end()
    const answer = inParts(request, url, body) ?? listed(objects, url)
    if (answer) {
      const { status = 200, xml = '', etag } = answer
      return response.writeHead(status, { 'content-type': 'application/xml', ...(etag && { etag }) }).end(xml)
    }
    const found = objects.get(url.pathname)
    if (found && request.headers['if-none-match'] === '*') return response.writeHead(412).end()
    if (request.method === 'PUT') objects.set(url.pathname, body)
    if (request.method === 'DELETE') objects.delete(url.pathname)
    if (request.method === 'GET' || request.method === 'HEAD') {
      if (!found) return response.writeHead(404).end()
      const disposition = url.searchParams.get('response-content-disposition')
      if (disposition) response.setHeader('content-disposition', disposition)
      response.setHeader('content-length', found.length)
      return response.end(request.method === 'HEAD' ? undefined : found)
    }
    return response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
