import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { createTestRepository } from '../testing/test-repository.ts'
import { releaseImportMap } from './import-map-release.ts'
import { openPlace } from './place.ts'
import { runCommand } from './run-command.ts'

const SHOPS = '@portal/shops'
const REASON = ['--reason', 'CHG-1234, as planned']

const { root, environment, build, remove } = createTestRepository()
const ledger = join(root, 'packages', 'shops', 'released.json')
let count = 0
let env: string

const portal = (...args: readonly string[]) => runCommand([...args, '--env', env])

/** Names versions in the import map, by short name. */
function map(versions: Readonly<Record<string, string>>): void {
  const imports = Object.entries(versions).map(([short, version]) => [
    `@portal/${short}`,
    `/bundles/@portal/${short}/${version}/entry.js`,
  ])
  writeFileSync(join(root, 'importmap.json'), JSON.stringify({ imports: Object.fromEntries(imports) }))
}

/** Builds a version of the shops, names it in the import map, and publishes it. */
async function publishNext(version: string): Promise<void> {
  build('shops', version, { script: version })
  map({ shops: version })
  await portal('publish', 'shops')
}

/** The channels of the shops. */
const served = async () => JSON.parse((await portal('status', '--json')).out).bundles[SHOPS]

/** What `npm start` does with the import map. */
const start = async () =>
  releaseImportMap(await openPlace({ repository: root, environment: env, isFirst: true }))

beforeAll(() => {
  Object.assign(process.env, environment)
})
beforeEach(() => {
  count += 1
  env = `shop-${count}`
  const name = join(root, 'data', 'releases')
  rmSync(name, { recursive: true, force: true })
  rmSync(join(root, 'data'), { recursive: true, force: true })
  map({ shops: '1.0.0' })
  build('shops', '1.0.0', { script: 'starter' })
  rmSync(ledger)
})
afterAll(remove)

test('starting the portal publishes no version that nobody has recorded', async () => {
  expect(await start()).toEqual({ seq: 0, differing: [], unrecorded: ['shops'] })
  build('shops', '1.0.0', { script: 'edited and recorded' })
  expect((await portal('publish', 'shops')).out).toContain('@portal/shops 1.0.0 is published')
  expect((await start()).seq).toBe(1)
})

test.each(['publish shops', 'init'])('%s says to record the version first', async (command) => {
  await start()
  const { code, err } = await portal(...command.split(' '))
  expect(code).toBe(1)
  expect(err).toContain('First run npm run version -- "What changed, in a sentence." shops')
  build('shops', '1.0.0', { script: 'edited and recorded' })
  expect((await portal(...command.split(' '))).code).toBe(0)
})

test('publishing says how everyone gets the version', async () => {
  await start()
  build('shops', '1.0.0', { script: 'edited and recorded' })
  expect((await portal('publish', 'shops')).out).toContain('Next: npm run portal -- promote shops 1.0.0')
})

describe('starting the portal again', () => {
  beforeEach(async () => {
    build('shops', '1.0.0', { script: 'recorded' })
    await start()
    await publishNext('1.1.0')
  })

  test('releases a new version in the import map', async () => {
    await start()
    expect(await served()).toMatchObject({ stable: '1.1.0' })
  })

  test('leaves a version in the map alone that people rolled back', async () => {
    await portal('promote', 'shops', '1.1.0', ...REASON)
    await portal('rollback', 'shops', ...REASON)
    await start()
    expect(await served()).toEqual({ stable: '1.0.0' })
  })

  test('leaves a version in the map alone whose canary people aborted', async () => {
    await portal('canary', 'start', 'shops', '1.1.0', '--weight', '5', ...REASON)
    await portal('canary', 'abort', 'shops', ...REASON)
    await start()
    expect(await served()).toEqual({ stable: '1.0.0' })
  })

  test('does not bring back a bundle that people removed', async () => {
    await portal('promote', 'shops', '1.1.0', ...REASON)
    await portal('remove', 'shops', ...REASON)
    await start()
    expect(await served()).toBeUndefined()
  })

  test('leaves a later version in place that people promoted', async () => {
    await publishNext('1.2.0')
    await portal('promote', 'shops', '1.2.0', ...REASON)
    build('shops', '1.1.0', { script: '1.1.0' })
    map({ shops: '1.1.0' })
    await start()
    expect(await served()).toMatchObject({ stable: '1.2.0' })
  })

  test('releases a later version in the map after a rollback', async () => {
    await portal('promote', 'shops', '1.1.0', ...REASON)
    await portal('rollback', 'shops', ...REASON)
    await publishNext('1.2.0')
    await start()
    expect(await served()).toMatchObject({ stable: '1.2.0' })
  })

  test('leaves a rollback in place when the map has released another bundle since', async () => {
    await start()
    await portal('rollback', 'shops', ...REASON)
    build('orders', '1.0.0', { script: 'recorded' })
    map({ shops: '1.1.0', orders: '1.0.0' })
    expect((await start()).seq).toBe(4)
    await start()
    expect(await served()).toEqual({ stable: '1.0.0' })
  })
})
