import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generate } from 'selfsigned'

/** Like a staging load balancer: TLS with a self-signed certificate, in front of a plain HTTP server. */
export async function startTlsFront() {
  const made = await generate([{ name: 'commonName', value: 'localhost' }], {
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  })
  const folder = mkdtempSync(join(tmpdir(), 'portal-tls-'))
  const certificate = join(folder, 'certificate.pem')
  writeFileSync(certificate, made.cert)
  let behind = ''
  const server = createServer({ key: made.private, cert: made.cert }, (asked, answer) => {
    const passed = request(new URL(asked.url ?? '/', behind), {
      method: asked.method,
      headers: asked.headers,
    })
    passed.on('response', (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    answer.on('close', () => passed.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `https://localhost:${port}`,
    /** File with the certificate (PEM). */
    certificate,
    /** Names the server that answers. */
    lead(to: string): void {
      behind = to
    },
    async stop(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      rmSync(folder, { recursive: true })
    },
  }
}
