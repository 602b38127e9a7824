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

test('a store that a host of this machine has followed is missed', async () => {
  served('00000074')
  served('00000075')
  expect(await lostStore(places, 'demo')).toBe(
    `Release 75 of demo was served here, and ${places.name} does not have it. Put that store back, or set RELEASE_STORE to where it is now. To begin again all the same, move away what is left of it: ${places.near}.`,
  )
})

test('so it is when an empty folder is in its place', async () => {
  served('00000075')
  mkdirSync(places.name)
  expect(await lostStore(places, 'demo')).toContain('Release 75 of demo was served here')
})

test('a store whose key is still there is missed', async () => {
  write('release-keys', 'signing-key.pem')
  expect(await lostStore(places, 'demo')).toContain('A store was here before')
})

test('a store that somebody names beside the key of another one is new', async () => {
  write('release-keys', 'signing-key.pem')
  expect(await lostStore({ ...places, isOwn: false, near: undefined }, 'demo')).toBeUndefined()
})

test('nothing is lost where the releases are, nor in an environment that there was not', async () => {
  served('00000075')
  expect(await lostStore(places, 'staging')).toBeUndefined()
  write('releases', 'releases', 'demo', '00000075.json')
  expect(await lostStore(places, 'demo')).toBeUndefined()
})
