import {
  type AnyInput,
  type Endpoint,
  type InputOf,
  pathOf,
  type ResultOf,
} from '@portal/contract/endpoint.ts'
import { ErrorResponse } from '@portal/contract/error-response.ts'
import { CHANGE_REASON, entityTag, IDEMPOTENCY_KEY, MEDIA_TYPE } from '@portal/contract/headers.ts'
import { queryString } from '@portal/contract/query-string.ts'
import { BUNDLE_MANIFEST } from '@portal/contract/releases/built-files.ts'
import { publishUpload } from '@portal/contract/releases/publish-upload.ts'
import * as endpoints from '@portal/contract/releases/release-endpoints.ts'
import { builtArtifact } from '../artifact/built-artifact.ts'
import { BundleManifest } from '../bundle/bundle-manifest.ts'
import { type FailureKind, failedAs, ReleaseError } from '../release-error.ts'
import type { HistoryQuery, ReleaseOperations } from './release-operations.ts'

/** Publishing sends whole bundles. */
const TIMEOUT_MS = 120_000

interface Service {
  /** Base address for the paths of the contract. */
  readonly url: string
  readonly environment: string
  /** The current access token. */
  accessToken(): Promise<string>
  /** What to do when the service does not know the token. */
  readonly unknownToken?: string | undefined
}

const KINDS: Readonly<Record<number, FailureKind>> = {
  401: 'denied',
  403: 'denied',
  404: 'absent',
  409: 'taken',
  412: 'conflict',
  423: 'frozen',
  500: 'corrupt',
  502: 'unreachable',
  503: 'unreachable',
  504: 'unreachable',
}

const unreachable = (url: string) =>
  new ReleaseError('unreachable', `The release service does not answer at ${url}. Try again later.`)

/** A proxy in front of the service may refuse a call on its own. */
const turnedAway = (url: string, status: number) =>
  `The call was refused on its way to the release service at ${url} (${status}). Check the proxy in front of it.`

async function failureOf(answer: Response, { url, unknownToken }: Service): Promise<ReleaseError> {
  if (answer.status === 401 && unknownToken !== undefined) return new ReleaseError('denied', unknownToken)
  const body = ErrorResponse.safeParse(await answer.json().catch(() => undefined)).data
  if (!body && (answer.status === 401 || answer.status === 403))
    return new ReleaseError('denied', turnedAway(url, answer.status))
  if (!body) return unreachable(url)
  const details = body.errorDetail.map(({ message }) => message)
  return new ReleaseError(KINDS[answer.status] ?? 'refused', [body.message, ...details].join('\n'))
}

const blobsOf = (files: ReadonlyMap<string, Buffer>) =>
  [...files].map(([file, bytes]) => [file, new Blob([bytes])] as const)

/** What a plan needs to know of the files. */
const listed = (files: ReadonlyMap<string, Buffer>) => ({
  manifest: String(files.get(BUNDLE_MANIFEST)),
  files: [...files.keys()].filter((name) => name !== BUNDLE_MANIFEST),
})

/** Calls the operations of the service. Fails with a `ReleaseError` that has the service's message. */
function caller(service: Service) {
  const { url, accessToken } = service
  return async <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    { headers, upload }: { headers?: Record<string, string>; upload?: FormData } = {},
  ): Promise<ResultOf<E>> => {
    const { params, query, body }: AnyInput = input
    const answer = await fetch(`${url}${pathOf(endpoint, params)}${queryString(query)}`, {
      method: endpoint.method,
      headers: {
        accept: MEDIA_TYPE,
        authorization: `Bearer ${await accessToken()}`,
        [IDEMPOTENCY_KEY]: crypto.randomUUID(),
        ...(body !== undefined && { 'content-type': MEDIA_TYPE }),
        ...headers,
      },
      body: upload ?? (body === undefined ? null : JSON.stringify(body)),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => undefined)
    if (!answer) throw unreachable(url)
    if (!answer.ok) throw await failureOf(answer, service)
    const text = await answer.text()
    return JSON.parse(text || 'null') ?? undefined
  }
}

/** The same operations as on the store, through a service that alone has the store and the signing key. */
export function remoteOperations(service: Service): ReleaseOperations {
  const call = caller(service)
  const params = { environment: service.environment }
  const history = (query: HistoryQuery) => call(endpoints.listReleases, { params, query })

  return {
    head: async () => (await call(endpoints.getReleaseStatus, { params })).release,
    rules: async () => (await call(endpoints.getReleaseStatus, { params })).rules,
    canaries: async () => (await call(endpoints.getReleaseStatus, { params })).canaries,
    watched: async () => (await call(endpoints.getReleaseStatus, { params })).watched,
    hosts: async () => (await call(endpoints.getReleaseStatus, { params })).hosts,
    webhooks: async () => (await call(endpoints.getReleaseStatus, { params })).webhooks,
    async read(seq) {
      const [found] = (await history({ before: seq + 1, limit: 1 })).items
      if (found?.seq === seq) return found
      throw new ReleaseError('absent', `${service.environment} has no release ${seq}.`)
    },
    history,
    compare: (from, to) =>
      call(endpoints.compareReleases, { params: { ...params, seq: String(to) }, query: { from } }),
    plan: (change) => call(endpoints.planRelease, { params, body: change }),

    async release({ change, reason: changeReason, expected }) {
      const options = { headers: { 'if-match': entityTag(expected) } }
      if (change.action === 'rollback' || change.action === 'canary.abort')
        return call(endpoints.rollBack, { params, body: { change, changeReason } }, options)
      return call(endpoints.createRelease, { params, body: { change, changeReason } }, options)
    },

    async publish(files, facts = {}) {
      const { manifest } = builtArtifact(files)
      const { name, version } = manifest
      const upload = publishUpload(blobsOf(files), facts)
      const input = { params: { name, version }, query: params }
      return call(endpoints.publishVersion, input, { upload }).catch(async (error: unknown) => {
        // A refusal before the upload has arrived can get lost with the connection. The plan has the same reason.
        if (failedAs('unreachable', error)) await call(endpoints.planVersion, { params, body: listed(files) })
        throw error
      })
    },

    publishPackages: (files) =>
      call(endpoints.publishPackages, {}, { upload: publishUpload(blobsOf(files), {}) }),
    packageToken: () => call(endpoints.createPackageToken, {}),

    versions: async () => (await call(endpoints.getReleaseStatus, { params })).published,
    async published(name, version) {
      const { digest, manifest } = await call(endpoints.getPublishedVersion, { params: { name, version } })
      return { digest, manifest: BundleManifest.parse(manifest) }
    },
    async files(name, version) {
      const { files } = await call(endpoints.getPublishedFiles, { params: { name, version } })
      return new Map(Object.entries(files).map(([file, text]) => [file, Buffer.from(text, 'base64')]))
    },

    async sealedRelease(seq) {
      const { sealed } = await call(endpoints.getSealedRelease, { params: { ...params, seq: String(seq) } })
      return Buffer.from(sealed)
    },
    async sealedVersion(name, version) {
      const { sealed } = await call(endpoints.getSealedVersion, { params: { name, version } })
      return Buffer.from(sealed)
    },

    overrides: async () => (await call(endpoints.listOverrides, { params })).items,
    async planOverride({ person, alsoFor = [], versions }) {
      const body = { person, alsoFor: [...alsoFor], versions: { ...versions } }
      try {
        return (await call(endpoints.planOverride, { params, body })).notes
      } catch (error) {
        // A service that is older than this call.
        if (failedAs('absent', error)) return []
        throw error
      }
    },
    createOverride: ({ person, alsoFor, versions, hours, reason: changeReason }) =>
      call(endpoints.createOverride, {
        params,
        body: {
          person,
          ...(alsoFor && { alsoFor: [...alsoFor] }),
          versions: { ...versions },
          hours,
          changeReason,
        },
      }),
    async revokeOverride(overrideId, reason) {
      const headers = { [CHANGE_REASON]: encodeURIComponent(reason) }
      await call(endpoints.revokeOverride, { params: { ...params, overrideId } }, { headers })
    },
  }
}
