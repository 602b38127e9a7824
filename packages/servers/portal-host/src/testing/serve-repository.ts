import { afterAll, beforeAll } from '@jest/globals'
import { startHost } from './start-host.ts'
import { createTestRepository } from './test-repository.ts'

/** A test repository, and a host that serves it to all tests of the file. */
export function serveRepository() {
  const repository = createTestRepository()
  let host: Awaited<ReturnType<typeof startHost>>

  beforeAll(async () => {
    host = await startHost({ PORTAL_ROOT: repository.root })
  })

  afterAll(async () => {
    await host.close()
    repository.remove()
  })

  return {
    repository,
    host: {
      get origin() {
        return host.origin
      },
    },
  }
}
