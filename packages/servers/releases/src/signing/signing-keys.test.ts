import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { ensureSigningKey, readSigner, readTrust } from './signing-keys.ts'

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-keys-'))
})

afterAll(() => {
  rmSync(folder, { recursive: true })
})

const said = Buffer.from('said')

test('a key is created once, and only its owner can read it', () => {
  const keys = join(folder, 'once')
  const file = join(keys, 'key.pem')
  ensureSigningKey(file)
  const made = readFileSync(file, 'utf8')
  ensureSigningKey(file)
  expect(readFileSync(file, 'utf8')).toBe(made)
  expect(readdirSync(keys)).toHaveLength(1)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('a folder in which no key can be created is named', () => {
  const file = join(folder, 'notes.txt')
  writeFileSync(file, 'Mine')
  expect(() => ensureSigningKey(join(file, 'key.pem'))).toThrow(
    `The key could not be created in ${file}. Choose a file in a writable folder.`,
  )
})

test('a signature is valid only for those who trust its key', () => {
  const [own, other] = [join(folder, 'own.pem'), join(folder, 'other.pem')]
  for (const file of [own, other]) ensureSigningKey(file)
  const signature = readSigner(own, 'KEY').sign('letter', said)
  const [trust, distrust] = [readTrust(own, 'KEYS'), readTrust(other, 'KEYS')]
  expect(trust.verifies('letter', said, signature)).toBe(true)
  expect(trust.verifies('letter', Buffer.from('sold'), signature)).toBe(false)
  expect(trust.verifies('bill', said, signature)).toBe(false)
  expect(distrust.verifies('letter', said, signature)).toBe(false)
})

test('a file can contain several public keys, so that one can replace another', () => {
  const pairs = [1, 2].map(() => generateKeyPairSync('ed25519'))
  const file = join(folder, 'trusted.pem')
  writeFileSync(
    file,
    pairs.map(({ publicKey }) => publicKey.export({ type: 'spki', format: 'pem' })).join('\n'),
  )
  const trust = readTrust(file, 'KEYS')
  for (const [index, { privateKey }] of pairs.entries()) {
    const keyFile = join(folder, `private-${index}.pem`)
    writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }))
    expect(trust.verifies('letter', said, readSigner(keyFile, 'KEY').sign('letter', said))).toBe(true)
  }
})

test.each<[string, () => string]>([
  ['is missing', () => ''],
  ['contains no key', () => 'secret text'],
  [
    'contains a key of another kind',
    () =>
      String(
        generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
          type: 'pkcs8',
          format: 'pem',
        }),
      ),
  ],
])('an error about a file that %s names the setting and none of its content', (_what, content) => {
  const file = join(folder, 'wrong.pem')
  const text = content()
  if (text) writeFileSync(file, text)
  const sentence =
    'RELEASE_SIGNING_KEY must name a file with Ed25519 keys in PEM form that this process can read.'
  expect(() => readSigner(file, 'RELEASE_SIGNING_KEY')).toThrow(sentence)
  rmSync(file, { force: true })
})
