import { createPublicKey } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { createTestRepository } from '../testing/test-repository.ts'
import { runCommand } from './run-command.ts'

const { root, environment, build, remove } = createTestRepository()

const portal = (...args: readonly string[]) => runCommand(args)

beforeAll(async () => {
  Object.assign(process.env, environment)
  const imports = { '@portal/shops': '/bundles/@portal/shops/1.0.0/entry.js' }
  writeFileSync(join(root, 'importmap.json'), JSON.stringify({ imports }))
  build('shops', '1.0.0', {})
  await portal('init')
  const privateKey = readFileSync(join(root, 'data', 'release-keys', 'signing-key.pem'))
  const trusted = join(root, 'trusted.pem')
  writeFileSync(trusted, createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }))
  process.env.RELEASE_TRUSTED_KEYS = trusted
  process.env.RELEASE_SIGNING_KEY = join(root, 'elsewhere.pem')
})
afterAll(remove)

test.each(['verify', 'status', 'history', 'plan freeze'])(
  '%s reads with the trusted keys alone',
  async (command) => {
    expect(await portal(...command.split(' '))).toMatchObject({ code: 0, err: '' })
  },
)

test('a release says what is wrong with the signing key', async () => {
  expect(await portal('freeze', '--reason', 'CHG-1234, as planned')).toEqual({
    code: 1,
    out: '',
    err: 'RELEASE_SIGNING_KEY must name a file with Ed25519 keys in PEM form that this process can read.\n',
  })
})

test('without trusted keys either, every command says what is wrong with the signing key', async () => {
  const { RELEASE_TRUSTED_KEYS } = process.env
  Reflect.deleteProperty(process.env, 'RELEASE_TRUSTED_KEYS')
  const { code, err } = await portal('history')
  Object.assign(process.env, { RELEASE_TRUSTED_KEYS })
  expect([code, err]).toEqual([
    1,
    'RELEASE_SIGNING_KEY must name a file with Ed25519 keys in PEM form that this process can read.\n',
  ])
})
