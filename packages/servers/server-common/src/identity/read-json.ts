const TIMEOUT_MS = 3000
/** Real documents of identity providers have 2 to 10 KiB. */
const MAX_BYTES = 256 * 1024

/** The server refused, or sent too much; the message is one sentence. */
export class UnreadableError extends Error {
  override readonly name = 'UnreadableError'
}

async function textOf(response: Response, address: string, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder()
  let [text, bytes] = ['', 0]
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new UnreadableError(`${address} is larger than ${maxBytes / 1024} KiB.`)
    text += decoder.decode(chunk, { stream: true })
  }
  return text
}

interface Reading extends RequestInit {
  readonly maxBytes?: number
}

/**
 * Reads JSON from another server, such as the identity provider, within a limit of time and size and without following
 * it elsewhere.
 */
export async function readJson(
  address: string,
  { headers, maxBytes = MAX_BYTES, ...init }: Reading = {},
): Promise<unknown> {
  const response = await fetch(address, {
    ...init,
    headers: { accept: 'application/json', ...Object.fromEntries(new Headers(headers)) },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (response.ok) return JSON.parse(await textOf(response, address, maxBytes))
  await response.body?.cancel()
  throw new UnreadableError(`${address} answers with status ${response.status}.`)
}
