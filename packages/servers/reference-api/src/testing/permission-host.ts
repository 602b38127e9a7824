import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DECLARED_PERMISSIONS, type DeclaredPermissions } from '@portal/contract/served-release.ts'

type Served = DeclaredPermissions['permissions'][number]

/** A portal host as far as the product API calls it: it tells what its applications declare. */
export async function startPermissionHost() {
  let permissions: readonly Served[] = []
  const server = createServer(({ url }, response) => {
    const answer: DeclaredPermissions = { release: 'aaaaaaaa', permissions }
    response.statusCode = url === DECLARED_PERMISSIONS ? 200 : 404
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
  })
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    serve(...next: readonly Served[]): void {
      permissions = next
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
