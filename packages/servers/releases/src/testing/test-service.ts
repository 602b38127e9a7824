import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import {
  type AnyInput,
  type Endpoint,
  type InputOf,
  pathOf,
  type ResultOf,
} from '@portal/contract/endpoint.ts'
import { ErrorResponse } from '@portal/contract/error-response.ts'
import { MEDIA_TYPE } from '@portal/contract/headers.ts'
import { queryString } from '@portal/contract/query-string.ts'
import { PUBLISH_FACTS } from '@portal/contract/releases/publish-facts.ts'
import { readBuiltFiles } from '../artifact/built-artifact.ts'
import { createService } from '../service/release-service.ts'
import { readSettings } from '../service/settings.ts'
import type { createTestStore } from './test-store.ts'

interface CiToken {
  readonly name: string
  readonly token: string
  readonly permissions: readonly string[]
  readonly bundles?: readonly string[]
}

interface Answer<Body> {
  readonly status: number
  readonly headers: Headers
  /** Set on success. */
  readonly body: Body
  /** Set when the call was refused. */
  readonly error: ErrorResponse | undefined
}

/** Writes a token file like an administrator of the service. */
function writeTokens(folder: string, tokens: readonly CiToken[]): string {
  const file = join(folder, 'tokens.json')
  const kept = tokens.map(({ token, ...facts }) => ({
    ...facts,
    sha256: createHash('sha256').update(token).digest('hex'),
  }))
  writeFileSync(file, JSON.stringify(kept))
  return file
}

async function answerOf<Body>(response: Response): Promise<Answer<Body>> {
  const text = await response.text()
  const body = text === '' ? undefined : JSON.parse(text)
  return {
    status: response.status,
    headers: response.headers,
    body,
    error: response.ok ? undefined : ErrorResponse.parse(body),
  }
}

/** Calls a service with or without a token. */
export const serviceCaller =
  (url: string, token: string | undefined) =>
  async <E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    { headers, upload }: { headers?: Record<string, string>; upload?: FormData } = {},
  ): Promise<Answer<ResultOf<E>>> => {
    const { params, query, body }: AnyInput = input
    const response = await fetch(`${url}/v1${pathOf(endpoint, params)}${queryString(query)}`, {
      method: endpoint.method,
      headers: {
        accept: MEDIA_TYPE,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': MEDIA_TYPE }),
        ...headers,
      },
      body: upload ?? (body === undefined ? null : JSON.stringify(body)),
    })
    return answerOf(response)
  }

/** All files of a built folder, as one upload, with what is known about them. */
export async function uploadOf(folder: string, facts?: object): Promise<FormData> {
  const upload = new FormData()
  if (facts) upload.append(PUBLISH_FACTS, JSON.stringify(facts))
  for (const [name, bytes] of await readBuiltFiles(folder)) upload.append('file', new Blob([bytes]), name)
  return upload
}

/** Starts the service on a store and a free port, or on this one. */
export async function startTestService(
  place: Pick<ReturnType<typeof createTestStore>, 'folder' | 'root' | 'keyFile'>,
  tokens: readonly CiToken[] = [],
  environment: Record<string, string> = {},
  wantedPort = 0,
) {
  const settings = readSettings({
    RELEASE_STORE: place.root,
    RELEASE_SIGNING_KEY: place.keyFile,
    RELEASE_TOKENS: writeTokens(place.folder, tokens),
    PORTAL_ORIGIN: 'https://portal.example',
    // Nothing answers there.
    API_URL: 'http://127.0.0.1:9',
    IDENTITY_ISSUER: 'http://127.0.0.1:9',
    ...environment,
  })
  const service = await createService(settings)
  await service.listen({ port: wantedPort, host: '127.0.0.1' })
  const { port } = service.server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    as: (name: string | undefined) => serviceCaller(url, tokens.find((one) => one.name === name)?.token),
    close: () => service.close(),
  }
}
