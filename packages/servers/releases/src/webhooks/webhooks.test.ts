import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { getReleaseStatus } from '@portal/contract/releases/release-endpoints.ts'
import { freePort } from '@portal/server-common/free-port.ts'
import { readBuiltArtifact } from '../artifact/built-artifact.ts'
import { publishArtifact } from '../artifact/publish-artifact.ts'
import { type Action, releaseLog } from '../log/release-log.ts'
import { type Change, promote, rollBackBundle, setFrozen } from '../release/changes.ts'
import { NOTHING } from '../release/release.ts'
import { writeTestBundle } from '../testing/test-bundle.ts'
import { startTestService } from '../testing/test-service.ts'
import { createTestStore } from '../testing/test-store.ts'
import { webhookHeaders } from './sign-webhook.ts'

const USERS = '@portal/users'
const SECRET = Buffer.alloc(32, 7)
const READER = { name: 'reader', token: 'token-of-who-may-look-only', permissions: ['release.view'] }

/** A receiver of events with what it got, and what it answers. */
async function receiver(path = '/') {
  const got: { headers: IncomingHttpHeaders; body: string }[] = []
  const answers: number[] = []
  let isSilent = false
  const server = createServer(async (request, response) => {
    const body = await text(request)
    if (request.url !== path) return void response.writeHead(500).end()
    got.push({ headers: request.headers, body })
    if (isSilent) return
    response.writeHead(answers.shift() ?? 204, { location: '/elsewhere' }).end()
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`
  return {
    url,
    got,
    answers,
    beSilent: () => {
      isSilent = true
    },
    events: () => got.map(({ body }) => JSON.parse(body)),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

let place: ReturnType<typeof createTestStore>
let service: Awaited<ReturnType<typeof startTestService>>
let log: ReturnType<typeof releaseLog>
let receivers: Awaited<ReturnType<typeof receiver>>[]
let said: string[]
let metricsPort: number

async function publish(version: string): Promise<void> {
  const built = await readBuiltArtifact(writeTestBundle(place.folder, USERS, version))
  await publishArtifact({ ...place, by: 'ada' }, built)
}

async function release(action: Action, change: Change): Promise<void> {
  const head = await log.head()
  const entry = { actor: 'ada', action, reason: `CHG-${head?.seq ?? 0}, as planned` }
  await log.append(head?.seq ?? 0, change(head ?? NOTHING), entry)
}

const file = () => join(place.folder, 'webhooks.json')
const writeAddresses = (named: Record<string, { url: string }>) =>
  writeFileSync(
    file(),
    JSON.stringify(
      Object.entries(named).map(([name, { url }]) => ({
        name,
        url,
        secrets: [`whsec_${SECRET.toString('base64')}`],
      })),
    ),
  )

async function start(): Promise<void> {
  service = await startTestService(place, [READER], {
    RELEASE_WEBHOOKS: file(),
    RELEASE_DATA_DIR: join(place.folder, 'data'),
    RELEASE_ANALYSIS_SECONDS: '0.1',
    METRICS_PORT: String(metricsPort),
  })
  // From here on, each address is told what happens.
  await until(
    async () => (await statuses()).length > 0 && (await statuses()).every(({ waiting }) => waiting === 0),
  )
}

const statuses = async () =>
  (await service.as('reader')(getReleaseStatus, { params: { environment: 'demo' } })).body.webhooks

async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 20))
}

async function newReceiver() {
  const made = await receiver()
  receivers.push(made)
  return made
}

beforeEach(async () => {
  said = []
  receivers = []
  for (const way of ['info', 'error'] as const)
    jest.spyOn(console, way).mockImplementation((line) => void said.push(String(line)))
  jest.spyOn(Math, 'random').mockReturnValue(0)
  metricsPort = await freePort()
  place = createTestStore()
  log = releaseLog({ ...place, environment: 'demo' })
  await publish('1.0.0')
  await publish('1.1.0')
  await release('first', promote(USERS, '1.0.0'))
})

afterEach(async () => {
  await service.close()
  for (const one of receivers) one.close()
  jest.restoreAllMocks()
  place.remove()
})

test('an address gets each event from now on, in order and signed', async () => {
  const chat = await newReceiver()
  writeAddresses({ chat })
  await start()
  await publish('1.2.0')
  await release('promote', promote(USERS, '1.2.0'))
  await release('rollback', (content) => rollBackBundle(USERS, undefined, { isPulled: true })(content))
  await release('freeze', setFrozen(true))
  await until(() => chat.got.length === 4)
  expect(chat.events()).toMatchObject([
    { type: 'version.publish', data: { bundle: USERS, version: '1.2.0', actor: 'ada' } },
    {
      type: 'release.promote',
      timestamp: (await log.read(2)).at,
      data: {
        portal: 'https://portal.example',
        environment: 'demo',
        release: 2,
        actor: 'ada',
        reason: 'CHG-1, as planned',
        bundle: USERS,
        versions: { stable: '1.2.0', lastGood: '1.0.0' },
        changes: [
          { bundle: USERS, what: 'stable', from: '1.0.0', to: '1.2.0' },
          { bundle: USERS, what: 'last good', to: '1.0.0' },
        ],
      },
    },
    { type: 'release.rollback', data: { release: 3, pulled: [`${USERS} 1.2.0`] } },
    { type: 'release.freeze', data: { release: 4, frozen: true } },
  ])
  for (const { headers, body } of chat.got) {
    const at = Number(headers['webhook-timestamp']) * 1000
    const id = String(headers['webhook-id'])
    expect(headers).toMatchObject(webhookHeaders({ id, at, body }, [SECRET]))
    expect(Math.abs(Date.now() - at)).toBeLessThan(60_000)
  }
  expect(new Set(chat.got.map(({ headers }) => headers['webhook-id'])).size).toBe(4)
})

test('a dead and a slow address hold up neither the others nor the service', async () => {
  const [dead, slow, chat] = [await newReceiver(), await newReceiver(), await newReceiver()]
  slow.beSilent()
  dead.close()
  writeAddresses({ dead, slow, chat })
  await start()
  await release('freeze', setFrozen(true))
  await release('thaw', setFrozen(false))
  await until(() => chat.got.length === 2)
  // What an address was told is recorded after it has answered.
  await until(async () => {
    const [deadNow, , chatNow] = await statuses()
    return deadNow?.failingSince !== undefined && chatNow?.waiting === 0
  })
  expect(await statuses()).toEqual([
    { name: 'dead', waiting: 2, failingSince: expect.any(String), problem: 'It does not answer.' },
    { name: 'slow', waiting: 2 },
    { name: 'chat', waiting: 0 },
  ])
  const metrics = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text()
  expect(metrics).toContain('portal_release_webhooks_total{webhook="chat",outcome="delivered"} 2')
  expect(metrics).toMatch(/portal_release_webhooks_total\{webhook="dead",outcome="failed"\} [1-9]/)
  expect(metrics).toContain('portal_release_webhooks_waiting{webhook="dead"} 2')
})

test('a redirect is not followed, and no address or secret is logged', async () => {
  const chat = await newReceiver()
  chat.answers.push(302)
  writeAddresses({ chat })
  await start()
  await release('freeze', setFrozen(true))
  await until(async () => (await statuses())[0]?.problem !== undefined)
  expect(await statuses()).toMatchObject([{ name: 'chat', waiting: 1, problem: 'It answers 302.' }])
  expect(chat.got).toHaveLength(1)
  const lines = said.join('\n')
  expect(lines).toContain('Events cannot be sent to the webhook chat.')
  expect(lines).not.toContain(chat.url)
  expect(lines).not.toContain(SECRET.toString('base64'))
})

describe('a restart', () => {
  test('sends what was not accepted, under the same ID, and nothing twice', async () => {
    const chat = await newReceiver()
    writeAddresses({ chat })
    await start()
    await release('freeze', setFrozen(true))
    await until(() => chat.got.length === 1)
    chat.answers.push(500)
    await release('thaw', setFrozen(false))
    await until(() => chat.got.length === 2)
    await service.close()
    await release('promote', promote(USERS, '1.1.0'))
    await start()
    await until(() => chat.got.length === 4)
    expect(chat.events().map(({ type }) => type)).toEqual([
      'release.freeze',
      'release.thaw',
      'release.thaw',
      'release.promote',
    ])
    const ids = chat.got.map(({ headers }) => headers['webhook-id'])
    expect([ids[1] === ids[2], new Set(ids).size]).toEqual([true, 3])
  })
})

test('a new address in the file is followed while the service runs', async () => {
  const [chat, tickets] = [await newReceiver(), await newReceiver()]
  writeAddresses({ chat })
  await start()
  writeAddresses({ chat, tickets })
  await until(async () => (await statuses()).length === 2)
  await release('freeze', setFrozen(true))
  await until(() => chat.got.length === 1 && tickets.got.length === 1)
})

test.each<[string, object]>([
  ['http elsewhere', { url: 'http://receiver.example/' }],
  ['a short secret', { secrets: ['whsec_c2hvcnQ='] }],
])('refuses %s without revealing it', async (_what, wrong) => {
  const chat = await newReceiver()
  writeAddresses({ chat })
  await start()
  const [right] = JSON.parse(readFileSync(file(), 'utf8'))
  const other = join(place.folder, 'wrong.json')
  writeFileSync(other, JSON.stringify([{ ...right, ...wrong }]))
  const more = { RELEASE_WEBHOOKS: other, RELEASE_DATA_DIR: place.folder }
  await expect(startTestService(place, [], more)).rejects.toThrow(
    /^RELEASE_WEBHOOKS must name a JSON file with a list of name, url \(https\) and secrets/,
  )
})
