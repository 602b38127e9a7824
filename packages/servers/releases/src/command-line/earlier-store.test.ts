import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { lostStore } from './earlier-store.ts'

let root: string
let places: Parameters<typeof lostStore>[0]

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-earlier-'))
  const keyFile = join(root, 'release-keys', 'signing-key.pem')
  places = {
    name: join(root, 'releases'),
    near: join(root, 'release-near'),
    keyFile,
    trustFile: keyFile,
    isOwn: true,
  }
})

afterEach(() => rmSync(root, { recursive: true }))

function write(...path: string[]): void {
  const file = join(root, ...path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, '{}')
}

const served = (seq: string) => write('release-near', 'releases', 'demo', `${seq}.json`)

test('where nothing was, nothing is lost', async () => {
  expect(await lostStore(places, 'demo')).toBeUndefined()
})

test('reports the loss of a store that a host of this machine has followed', async () => {
  served('00000074')
  served('00000075')
  expect(await lostStore(places, 'demo')).toBe(
    `Release 75 of demo was served here, and ${places.name} does not have it. Restore that store, or set RELEASE_STORE to its new location. To start over anyway, move away its remains: ${places.near}.`,
  )
})

test('reports an empty folder in its place', async () => {
  served('00000075')
  mkdirSync(places.name)
  expect(await lostStore(places, 'demo')).toContain('Release 75 of demo was served here')
})

test('reports the loss of a store whose key still exists', async () => {
  write('release-keys', 'signing-key.pem')
  expect(await lostStore(places, 'demo')).toContain('A store was here before')
})

test("accepts a store named in settings beside another store's key as new", async () => {
  write('release-keys', 'signing-key.pem')
  expect(await lostStore({ ...places, isOwn: false, near: undefined }, 'demo')).toBeUndefined()
})

test('reports no loss where releases exist or the environment is new', async () => {
  served('00000075')
  expect(await lostStore(places, 'staging')).toBeUndefined()
  write('releases', 'releases', 'demo', '00000075.json')
  expect(await lostStore(places, 'demo')).toBeUndefined()
})
