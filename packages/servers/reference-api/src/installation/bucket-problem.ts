import { createHash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ObjectStore } from '../storage/object-store.ts'
import type { Finding } from './finding.ts'

const CONTENT = 'check'
const TYPE = 'text/plain'
const FACTS = {
  contentType: TYPE,
  sizeBytes: CONTENT.length,
  sha256: createHash('sha256').update(CONTENT).digest('hex'),
}
const TIMEOUT_MS = 5000

/** The bucket does not do what a call asks for. */
class CallFailed extends Error {
  readonly call: string

  constructor(call: string) {
    super(`${call} failed.`)
    this.call = call
  }
}

async function made<Result>(
  call: string,
  work: () => Promise<Result>,
  isRight: (result: Result) => boolean = () => true,
): Promise<Result> {
  const result = await work().catch(() => {
    throw new CallFailed(call)
  })
  if (!isRight(result)) throw new CallFailed(call)
  return result
}

const send = (url: string, init: RequestInit) =>
  fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })

/** An object in one request. */
async function tryObject(store: ObjectStore, key: string): Promise<void> {
  await made('PutObject', () => store.write(key, Readable.from([CONTENT]), TYPE))
  await made(
    'HeadObject',
    () => store.sizeOf(key),
    (size) => size === CONTENT.length,
  )
  await made(
    'GetObject',
    async () => text(await store.read(key)),
    (content) => content === CONTENT,
  )
  await made(
    'DeleteObject',
    () => store.remove(key).then(() => store.sizeOf(key)),
    (size) => size === undefined,
  )
}

/** An object in parts, as large uploads are sent. */
async function tryParts(store: ObjectStore, key: string): Promise<void> {
  const begun = async () => ({
    key,
    partsName: await made('CreateMultipartUpload', () => store.beginParts(key, TYPE)),
  })
  const joined = await begun()
  const part = { number: 1, sizeBytes: CONTENT.length }
  await made(
    'UploadPart',
    async () => send(await store.partUrl(joined, part), { method: 'PUT', body: CONTENT }),
    ({ ok }) => ok,
  )
  await made(
    'ListParts',
    () => store.partsOf(joined),
    (parts) => parts?.length === 1,
  )
  await made(
    'CompleteMultipartUpload',
    () => store.joinParts(joined),
    ({ sha256 }) => sha256 === FACTS.sha256,
  )
  const dropped = await begun()
  await made('AbortMultipartUpload', () => store.dropParts(dropped))
}

/** Whether a browser in the portal may send files to the bucket. */
async function acceptsBrowsers(store: ObjectStore, key: string, origin: string): Promise<boolean> {
  const { url, headers } = await store.uploadUrl(key, FACTS)
  const { ok, headers: answered } = await send(url, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': Object.keys(headers).join(',').toLowerCase(),
    },
  })
  const allowed = answered.get('access-control-allow-origin')
  return ok && (allowed === '*' || allowed === origin)
}

function mendOf(call: string): string {
  // Everything else depends on this one, so its failure says least about why.
  if (call === 'PutObject')
    return 'Correct S3_BUCKET, S3_REGION, S3_ENDPOINT or the credentials. They must allow s3:PutObject, s3:GetObject, s3:DeleteObject, s3:ListBucket, s3:ListMultipartUploadParts and s3:AbortMultipartUpload.'
  return `Allow ${call} in the policy of the bucket, or use a store that supports it.`
}

/**
 * Tries each call that storage makes, and what browsers need to upload. Returns what the bucket lacks, and leaves
 * nothing in it.
 */
export async function bucketProblem(
  store: ObjectStore,
  portalOrigin: string,
): Promise<Required<Omit<Finding, 'about'>> | undefined> {
  const key = `installation-check/${randomUUID()}`
  try {
    await tryObject(store, key)
    await tryParts(store, key)
    if (await acceptsBrowsers(store, key, portalOrigin).catch(() => false)) return undefined
    return {
      found: `does not let browsers upload from ${portalOrigin}.`,
      mend: `Add a CORS rule for ${portalOrigin} with the methods PUT and GET and all headers.`,
    }
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error
    return { found: `does not support ${error.call}.`, mend: mendOf(error.call) }
  } finally {
    await store.remove(key).catch(() => undefined)
  }
}
