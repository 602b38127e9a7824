import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { releaseLog } from '../log/release-log.ts'
import { promote, startCanary } from '../release/changes.ts'
import { NOTHING } from '../release/release.ts'
import { testPlace } from '../testing/test-place.ts'
import { createTestStore } from '../testing/test-store.ts'
import { environmentAnalyses } from './environment-analyses.ts'
import { environments } from './environments.ts'

const USERS = '@portal/users'
const entry = { actor: 'ada', reason: 'As planned' } as const

let place: ReturnType<typeof createTestStore>
let said: string[]

beforeEach(() => {
  said = []
  jest.spyOn(console, 'error').mockImplementation((line) => void said.push(String(line)))
  place = createTestStore()
})

afterEach(() => {
  jest.restoreAllMocks()
  place.remove()
})

test('canaries are judged even if another environment is damaged', async () => {
  const log = releaseLog({ ...place, environment: 'demo' })
  const first = promote(USERS, '1.0.0')(NOTHING)
  await log.append(0, first, { ...entry, action: 'first' })
  await log.append(1, startCanary(USERS, '1.1.0', { weight: 5 })(first), { ...entry, action: 'canary.start' })
  mkdirSync(join(place.root, 'releases', 'broken'))
  writeFileSync(join(place.root, 'releases', 'broken', '00000001.json'), '{}')
  const { take, stop } = environmentAnalyses({
    store: place.store,
    findPlace: environments(testPlace(place)),
    folder: join(place.folder, 'health'),
    everyMs: 20,
  })
  const failed = { release: 2, bundle: USERS, version: '1.1.0', failure: 'mount' } as const
  const people = ['session-of-ada--', 'session-of-ben--']
  await take(
    'demo',
    people.map((one) => ({ ...failed, session: one, reporter: one })),
  )
  while ((await log.head())?.action !== 'canary.abort') await setTimeout(20)
  await stop()
  expect(said.join()).toContain('Canaries cannot be judged right now: Release 1 of broken cannot be read.')
})
