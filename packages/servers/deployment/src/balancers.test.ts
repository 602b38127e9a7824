import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { generate } from 'selfsigned'
import { textOf, toolOf } from './deployment-files.ts'
import { setFor } from './environment-files.ts'

const PORTS = { 'portal-host': 9000, 'identity-provider': 9001, 'reference-api': 9002 }
/** How long the servers keep idle connections. */
const KEPT_SECONDS = 72

const FILES = ['haproxy.cfg', 'nginx.conf'] as const

const place = mkdtempSync(join(tmpdir(), 'balancers-'))
const written = (file: (typeof FILES)[number], from: string) => {
  const path = join(place, file)
  writeFileSync(path, textOf(file).replaceAll(from, `${place}/certificates/`))
  return path
}

beforeAll(async () => {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'portal.example.com' }])
  mkdirSync(join(place, 'certificates'))
  writeFileSync(join(place, 'certificates/portal.pem'), `${cert}\n${key}`)
})
afterAll(() => rmSync(place, { recursive: true }))

describe.each(FILES)('%s', (file) => {
  const text = textOf(file)

  test.each(Object.entries(PORTS))('lists two %s servers on the right port', (server, port) => {
    const [, block = ''] = text.split(new RegExp(`^(?:backend| *upstream) ${server}\\b`, 'm'))
    const [own = ''] = block.split(/^(?:backend| *upstream) /m)
    expect(own.match(new RegExp(`^ *server .*:${port}\\b`, 'gm'))).toHaveLength(2)
  })

  test('closes idle connections before the servers do', () => {
    const times = [...text.matchAll(/(?:http-keep-alive|pool-purge-delay|keepalive_timeout) (\d+)s/g)]
    expect(times.length).toBeGreaterThan(1)
    for (const [, seconds] of times) expect(Number(seconds)).toBeLessThan(KEPT_SECONDS)
  })

  test('listens where portal hosts expect the product API', () => {
    const { port } = new URL(setFor('portal-host').API_URL ?? '')
    expect(text).toMatch(new RegExp(`^ *(?:bind :|listen )${port}\\b`, 'm'))
  })

  test('answers to the names of the portal and the identity provider', () => {
    expect(text).toContain(new URL(setFor('portal-host').IDENTITY_ISSUER ?? '').host)
  })
})

test('HAProxy stops routing to a server before it shuts down', () => {
  const [, inter, fall] = /inter (\d+)s fall (\d+)/.exec(textOf('haproxy.cfg')) ?? []
  expect(Number(inter) * Number(fall)).toBeLessThan(Number(setFor('portal-host').DRAIN_SECONDS))
})

// They may not be installed.
const haproxy = toolOf('haproxy', '-v')
if (haproxy)
  test('HAProxy accepts its file', () => {
    expect(haproxy('-c', '-f', written('haproxy.cfg', '/etc/haproxy/certificates/'))).toEqual({
      status: 0,
      output: expect.stringContaining('valid'),
    })
  })

const nginx = toolOf('nginx', '-v')
if (nginx)
  test('nginx accepts its file', () => {
    expect(nginx('-t', '-c', written('nginx.conf', '/etc/nginx/certificates/'))).toEqual({
      status: 0,
      output: expect.stringContaining('successful'),
    })
  })
