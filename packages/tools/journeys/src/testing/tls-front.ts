import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generate } from 'selfsigned'

/** Like a staging load balancer: TLS with a self-signed certificate, in front of a plain HTTP server. */
export async function startTlsFront() {
  const generated = await generate([{ name: 'commonName', value: 'localhost' }], {
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  })
  const folder = mkdtempSync(join(tmpdir(), 'portal-tls-'))
  const certificate = join(folder, 'certificate.pem')
  writeFileSync(certificate, generated.cert)
  let behind = ''
  const front = createServer({ key: generated.private, cert: generated.cert }, (call, response) => {
    const passed = request(new URL(call.url ?? '/', behind), {
      method: call.method,
      headers: call.headers,
    })
    passed.on('response', (received) => {
      response.writeHead(received.statusCode ?? 502, received.headers)
      received.pipe(response)
    })
    passed.on('error', () => response.destroy())
    response.on('close', () => passed.destroy())
    call.pipe(passed)
  })
  await new Promise<void>((resolve) => front.listen(0, 'localhost', resolve))
  const { port } = front.address() as AddressInfo
  return {
    url: `https://localhost:${port}`,
    /** File with the certificate (PEM). */
    certificate,
    /** Sets the server behind it. */
    forwardTo(server: string): void {
      behind = server
    },
    async stop(): Promise<void> {
      front.closeAllConnections()
      await new Promise((resolve) => front.close(resolve))
      rmSync(folder, { recursive: true })
    },
  }
}
