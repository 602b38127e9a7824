import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { CURRENT_RELEASE, RELEASE_EVENTS } from '@portal/contract/served-release.ts'
import { type BundleDelivery, builtBundles } from './bundle-delivery.ts'
import { createHost } from './server.ts'
import { readSettings } from './settings.ts'
import { createTestRepository } from './testing/test-repository.ts'

const repository = createTestRepository()
const listeners = new Set<() => void>()
let catalog: ReturnType<BundleDelivery['catalog']>
let host: Awaited<ReturnType<typeof createHost>>
let origin: string

async function startHost(variables: NodeJS.ProcessEnv = {}): Promise<void> {
  const bundles = await builtBundles(repository.root)
  catalog = bundles.catalog()
  const fixed = { PORTAL_ROOT: repository.root, IDENTITY_DISCOVERY: 'off' }
  host = await createHost(readSettings({ ...fixed, ...variables }), {
    ...bundles,
    catalog: () => catalog,
    onRelease(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  })
  await host.listen({ port: 0, host: '127.0.0.1' })
  const { port } = host.server.address() as AddressInfo
  origin = `http://127.0.0.1:${port}`
}

beforeEach(() => startHost())

afterEach(() => host.close())

function release(name: string): void {
  catalog = { ...catalog, release: name, pulled: ['@portal/tasks 1.2.0'] }
  for (const listener of listeners) listener()
}

/** The events that an open page receives, one after another. */
async function listen() {
  const { body } = await fetch(origin + RELEASE_EVENTS)
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  return async () => (await reader?.read())?.value
}

test('an open page learns what is served, and of each release', async () => {
  const hear = await listen()
  expect(await hear()).toBe(`data: {"release":"${catalog.release}"}\n\n`)
  release('ffffffff')
  expect(await hear()).toBe('data: {"release":"ffffffff"}\n\n')
})

test('a stopping host closes the connections of its listeners', async () => {
  const hear = await listen()
  await hear()
  await host.close()
  expect(await hear()).toBeUndefined()
  expect(listeners.size).toBe(0)
})

test('a stopping host closes the connection of a listener that comes while it drains', async () => {
  await host.close()
  await startHost({ DRAIN_SECONDS: '3' })
  const closed = host.close()
  const hear = await listen()
  await hear()
  await closed
  expect(await hear()).toBeUndefined()
})

test('an open page can ask what it would now consist of', async () => {
  release('ffffffff')
  const answer = await fetch(origin + CURRENT_RELEASE)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toMatchObject({
    release: 'ffffffff',
    importMap: { imports: { '@portal/tasks': expect.stringContaining('/bundles/@portal/tasks/1.2.0/') } },
    fallbacks: {},
    pulled: ['@portal/tasks 1.2.0'],
  })
})
