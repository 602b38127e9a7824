import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { createTestRepository } from '../testing/test-repository.ts'
import { startTestService } from '../testing/test-service.ts'
import { runCommand } from './run-command.ts'

const TOKEN = 'token-of-somebody-who-verifies'
const ENTRY = '/bundles/@portal/users/1.0.0/entry.js'
const REASON = ['--reason', 'CHG-1234, as planned']

const { root, environment, build, remove } = createTestRepository()
const data = join(root, 'data')
const dist = join(root, 'packages', 'users', 'dist')
const key = join(data, 'release-keys', 'signing-key.pem')

let service: Awaited<ReturnType<typeof startTestService>>
let host: Server
let url: string
/** What somebody between the release and its operators has changed, by path. */
let changed: Record<string, string> = {}
let served: { seq: number; importMap: { imports: Record<string, string> } }

/** A portal host: its public files, and its release service behind the same address. */
async function answer(url: string, response: ServerResponse): Promise<void> {
  const [path = ''] = url.split('?')
  if (path in changed) return void response.end(changed[path])
  if (path.startsWith('/releases/current')) return void response.end(JSON.stringify(served))
  if (path.startsWith('/bundles/'))
    return void response.end(readFileSync(join(dist, path.split('/')[5] ?? '')))
  const headers = { authorization: `Bearer ${TOKEN}` }
  const answered = await fetch(service.url + path.replace('/releases', ''), { headers })
  response.writeHead(answered.status, { 'content-type': 'application/json' }).end(await answered.text())
}

beforeAll(async () => {
  jest.spyOn(console, 'info').mockReturnValue()
  Object.assign(process.env, environment, { RELEASE_TOKEN: TOKEN })
  writeFileSync(join(root, 'importmap.json'), JSON.stringify({ imports: { '@portal/users': ENTRY } }))
  build('users', '1.0.0', {})
  await runCommand(['init'])
  await runCommand(['freeze', ...REASON])
  service = await startTestService({ folder: data, root: join(data, 'releases'), keyFile: key }, [
    { name: 'verifier', token: TOKEN, permissions: ['release.view'] },
  ])
  host = createServer((request, response) => void answer(request.url ?? '', response))
  await new Promise<void>((listening) => host.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
})
afterAll(async () => {
  host.close()
  await service.close()
  remove()
})

const current = { seq: 2, importMap: { imports: { '@portal/users': `${ENTRY}?wb3X-GEt7wKr` } } }
served = current
afterEach(() => {
  changed = {}
  served = current
})

const verify = () => runCommand(['verify', '--url', url])

test('a portal that serves what was released is verified', async () => {
  const { code, out, err } = await verify()
  expect([code, err]).toEqual([0, ''])
  expect(out).toBe(
    `${url} serves release 2 of demo, the newest.\n2 releases and 1 published version match their signatures; 3 files match what was published.\n`,
  )
})

test('finds a file that differs from what was published', async () => {
  changed = { [ENTRY]: 'another script' }
  const { code, out } = await verify()
  expect([code, out]).toEqual([
    1,
    `${url} does not serve what was released:\n  @portal/users 1.0.0: entry.js does not match the manifest.\n`,
  ])
})

test('finds a host that stays behind, and a script that no version lists', async () => {
  served = { seq: 1, importMap: current.importMap }
  expect((await verify()).out).toContain('It serves release 1, but the newest is 2.')
  served = { ...current, importMap: { imports: { '@portal/users': 'https://elsewhere.example/entry.js' } } }
  expect((await verify()).out).toContain(
    'Its import map has @portal/users at https://elsewhere.example/entry.js, which no version lists.',
  )
})

test('does not believe the service: a release without a trusted signature is found', async () => {
  const sealed = JSON.parse(readFileSync(join(data, 'releases', 'releases', 'demo', '00000001.json'), 'utf8'))
  const forged = { ...sealed, content: { ...sealed.content, actor: 'mallory@program.example' } }
  changed = { '/releases/v1/envs/demo/releases/1/sealed': JSON.stringify({ sealed: JSON.stringify(forged) }) }
  const { code, err } = await verify()
  expect([code, err]).toEqual([
    1,
    expect.stringContaining('Release 1 of demo is not signed by a trusted key.'),
  ])
})

test('needs the public keys of the portal', async () => {
  process.env.RELEASE_TRUSTED_KEYS = join(root, 'nothing.pem')
  const { code, err } = await verify()
  delete process.env.RELEASE_TRUSTED_KEYS
  expect([code, err]).toEqual([1, expect.stringContaining('RELEASE_TRUSTED_KEYS must name a file')])
})
