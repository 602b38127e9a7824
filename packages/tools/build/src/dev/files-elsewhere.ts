import type { ServerResponse } from 'node:http'
import { addressElsewhere } from './client/elsewhere.ts'

/** Code in a portal page has the rights of the signed-in user, so code from other machines is refused. */
const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]']

function addressOf(path: string): URL | undefined {
  try {
    const url = addressElsewhere(path)
    return /^https?:$/.test(url.protocol) && THIS_MACHINE.includes(url.hostname) ? url : undefined
  } catch {
    return undefined
  }
}

/** Responds with a file from another server on this machine. */
export async function answerFromElsewhere(path: string, response: ServerResponse): Promise<void> {
  const url = addressOf(path)
  if (!url) {
    response
      .writeHead(404, { 'Content-Type': 'text/plain' })
      .end('An override must name a server on this machine.')
    return
  }
  const found = await fetch(url, { redirect: 'error' }).catch(() => undefined)
  if (!found?.ok) {
    response.writeHead(502, { 'Content-Type': 'text/plain' }).end(`${url.href} could not be loaded.`)
    return
  }
  const type = found.headers.get('content-type') ?? 'application/octet-stream'
  response
    .writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' })
    .end(Buffer.from(await found.arrayBuffer()))
}
