import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { createTestRepository } from '../testing/test-repository.ts'
import { releaseImportMap } from './import-map-release.ts'
import { openPlace } from './place.ts'
import { runCommand } from './run-command.ts'

const { root, environment, build, remove } = createTestRepository()
const ledger = join(root, 'packages', 'shops', 'released.json')
let count = 0
let env: string

const portal = (...args: readonly string[]) => runCommand([...args, '--env', env])

/** What `npm start` does with the import map. */
const start = async () =>
  releaseImportMap(await openPlace({ repository: root, environment: env, isFirst: true }))

beforeAll(() => {
  Object.assign(process.env, environment)
  const imports = { '@portal/shops': '/bundles/@portal/shops/1.0.0/entry.js' }
  writeFileSync(join(root, 'importmap.json'), JSON.stringify({ imports }))
})
beforeEach(() => {
  count += 1
  env = `shop-${count}`
  const name = join(root, 'data', 'releases')
  rmSync(name, { recursive: true, force: true })
  rmSync(join(root, 'data'), { recursive: true, force: true })
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
