import type { ServerResponse } from 'node:http'
import { addressElsewhere } from './client/elsewhere.ts'

/** Pages of a portal have the rights of who is signed in: code of other machines has no business there. */
const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]']

function addressOf(path: string): URL | undefined {
  try {
    const url = addressElsewhere(path)
    return /^https?:$/.test(url.protocol) && THIS_MACHINE.includes(url.hostname) ? url : undefined
  } catch {
    return undefined
  }
}

/** Answers with a file that another server of this machine has. */
export async function answerFromElsewhere(path: string, response: ServerResponse): Promise<void> {
  const url = addressOf(path)
  if (!url) {
    response
      .writeHead(404, { 'Content-Type': 'text/plain' })
      .end('An override names a server of this machine.')
    return
  }
  const found = await fetch(url, { redirect: 'error' }).catch(() => undefined)
  if (!found?.ok) {
    response.writeHead(502, { 'Content-Type': 'text/plain' }).end(`${url.href} cannot be had.`)
    return
  }
  const type = found.headers.get('content-type') ?? 'application/octet-stream'
  response
    .writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' })
    .end(Buffer.from(await found.arrayBuffer()))
}
