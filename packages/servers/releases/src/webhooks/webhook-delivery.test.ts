import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { publishedBundles } from '../artifact/published-bundles.ts'
import { promote, setFrozen } from '../release/changes.ts'
import { NOTHING } from '../release/release.ts'
import { testPlace } from '../testing/test-place.ts'
import { createTestStore } from '../testing/test-store.ts'
import { eventSource } from './event-source.ts'
import { webhookDelivery } from './webhook-delivery.ts'
import type { Outcome } from './webhook-sender.ts'

const reason = 'CHG-1234, as planned'

let store: ReturnType<typeof createTestStore>
let place: ReturnType<typeof testPlace>
let source: ReturnType<typeof eventSource>
let delivery: ReturnType<typeof webhookDelivery>
let got: { type: string; at: number }[]
/** Whether the receiver accepts an event, given its type and the number of requests so far. */
let accepts: (type: string, count: number) => boolean
let outcomes: Outcome[]

const server = createServer(async (request, response) => {
  const { type } = JSON.parse(await text(request))
  got.push({ type, at: performance.now() })
  response.writeHead(accepts(type, got.length) ? 204 : 503).end()
})

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 10))
}

async function freeze(frozen: boolean): Promise<void> {
  const head = await place.log.head()
  const entry = { actor: 'ada', action: frozen ? 'freeze' : 'thaw', reason } as const
  await place.log.append(head?.seq ?? 0, setFrozen(frozen)(head ?? NOTHING), entry)
  await source.look()
}

const folderOf = ({ folder }: typeof store) => join(folder, 'told')

async function open(giveUpMs: number): Promise<void> {
  const { port } = server.address() as AddressInfo
  const address = { name: 'chat', url: `http://127.0.0.1:${port}/`, secrets: [Buffer.alloc(24)] }
  const pauses = { firstMs: 40, maxMs: 160, giveUpMs }
  delivery = webhookDelivery(address, {
    source,
    folder: folderOf(store),
    pauses,
    count: (_name, outcome) => void outcomes.push(outcome),
  })
  await source.look()
}

async function start(giveUpMs: number): Promise<void> {
  await open(giveUpMs)
  delivery.look()
  await freeze(true)
  await freeze(false)
  delivery.look()
}

beforeEach(async () => {
  jest.spyOn(console, 'error').mockReturnValue()
  jest.spyOn(Math, 'random').mockReturnValue(0.5)
  got = []
  outcomes = []
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  store = createTestStore()
  place = testPlace(store)
  await place.log.append(0, promote('@portal/users', '1.0.0')(NOTHING), {
    actor: 'ada',
    action: 'first',
    reason,
  })
  source = eventSource({
    portal: 'https://portal.example',
    places: async () => [place],
    published: publishedBundles(place),
  })
})

afterEach(async () => {
  await delivery.stop()
  server.close()
  jest.restoreAllMocks()
  store.remove()
})

test('an event is sent again after growing pauses, and later ones wait for it', async () => {
  accepts = (_type, count) => count > 4
  await start(60_000)
  // An event is recorded after it was counted.
  await until(() => outcomes.filter((one) => one === 'delivered').length === 2 && !delivery.status().waiting)
  expect(got.map(({ type }) => type)).toEqual([...Array(5).fill('release.freeze'), 'release.thaw'])
  const pauses = got.slice(1, 5).map(({ at }, index) => at - (got[index]?.at ?? 0))
  // Timers may be late, but not early by more than a millisecond.
  const minPauses = [40, 80, 160, 160]
  expect(pauses.filter((pause, index) => pause < (minPauses[index] ?? 0) - 1)).toEqual([])
  expect(delivery.status()).toEqual({ name: 'chat', waiting: 0 })
})

test('an event is given up after its time, and the next one is sent', async () => {
  accepts = (type) => type === 'release.thaw'
  await start(100)
  await until(() => outcomes.includes('delivered'))
  expect(outcomes.slice(-3)).toEqual(['failed', 'dropped', 'delivered'])
  expect(got.at(-1)?.type).toBe('release.thaw')
})

test('an unreadable record of what an address was told is a failure until it can be read', async () => {
  const file = join(folderOf(store), 'chat.json')
  mkdirSync(folderOf(store))
  writeFileSync(file, '')
  await open(60_000)
  delivery.look()
  await until(() => delivery.status().failingSince !== undefined)
  expect(delivery.status().problem).toBe(
    'Its events cannot be sent now. The log of the release service says why.',
  )
  rmSync(file)
  await until(() => delivery.status().failingSince === undefined)
  expect(delivery.status()).toEqual({ name: 'chat', waiting: 0 })
})
