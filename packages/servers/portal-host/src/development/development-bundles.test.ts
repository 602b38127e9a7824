import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { createHost } from '../server.ts'
import { readSettings } from '../settings.ts'
import { rawRequest } from '../testing/raw-request.ts'
import { createTestRepository, VERSION } from '../testing/test-repository.ts'
import { developmentBundles } from './development-bundles.ts'
import { readDevelopmentSettings } from './development-settings.ts'

const repository = createTestRepository()
const fromSource = join(repository.root, '.cache/development')
let builds: Server
let host: FastifyInstance
let origin: string

/** Builds an application for development, with screens at the given paths. */
function build(app: string, script: string, paths: readonly string[]): void {
  const manifest = {
    name: `@portal/${app}`,
    version: VERSION,
    files: { 'entry.js': { integrity: '', bytes: 0, br: 0 } },
    routes: paths.map((path) => ({ path, label: path, title: path })),
    slots: {},
    records: {},
    preload: {},
  }
  repository.write(`.cache/development/${app}/entry.js`, script)
  repository.write(`.cache/development/${app}/manifest.json`, JSON.stringify(manifest))
}

const buildTasks = (script: string, paths: readonly string[]) => build('tasks', script, paths)

const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

beforeAll(async () => {
  buildTasks('first', ['/tasks'])
  build('showcase', 'showcase', ['/showcase'])
  builds = createServer((_request, response) => response.end('data: news\n\n'))
  await new Promise<void>((resolve) => builds.listen(0, '127.0.0.1', resolve))
  host = await createHost(
    readSettings({ PORTAL_ROOT: repository.root }),
    developmentBundles(repository.root, { bundles: fromSource, newsUrl: originOf(builds) }),
  )
  await host.listen({ port: 0, host: '127.0.0.1' })
  origin = originOf(host.server)
})

afterAll(async () => {
  await host.close()
  await new Promise((resolve) => builds.close(resolve))
  repository.remove()
})

const load = async (path: string) => {
  const { status, headers, body } = await rawRequest(origin, path)
  return { status, headers, text: body.toString() }
}

describe('in development', () => {
  test('serves the latest build of a bundle, uncached', async () => {
    const address = `/bundles/@portal/tasks/${VERSION}/entry.js`
    expect((await load(address)).text).toBe('first')
    buildTasks('second', ['/tasks'])
    const { text, headers } = await load(address)
    expect([text, headers['cache-control']]).toEqual(['second', 'no-store'])
  })

  test('a new screen appears without a restart', async () => {
    expect((await load('/team')).status).toBe(404)
    buildTasks('second', ['/tasks', '/team'])
    const { status, text } = await load('/team')
    expect(status).toBe(200)
    expect(text).toContain('"path":"/team"')
  })

  test('an application that is missing in importmap.json appears', async () => {
    const { status, text } = await load('/showcase')
    expect(status).toBe(200)
    expect(text).toContain(`"@portal/showcase":"/bundles/@portal/showcase/${VERSION}/entry.js"`)
    expect((await load(`/bundles/@portal/showcase/${VERSION}/entry.js`)).text).toBe('showcase')
  })

  test('bundles built from source have no integrity, others do', async () => {
    const { text } = await load('/')
    const [, block = '{}'] = /<script type="systemjs-importmap">(.*?)<\/script>/s.exec(text) ?? []
    const checked = Object.keys(JSON.parse(block).integrity)
    expect(checked.filter((address) => address.includes('/tasks/'))).toEqual([])
    expect(checked.some((address) => address.includes('/ui/'))).toBe(true)
  })

  test('the page has the same policy as in production', async () => {
    const { headers } = await load('/')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toContain('unsafe')
    expect(headers['integrity-policy']).toBeUndefined()
  })

  test('the page gets build news from its own host', async () => {
    expect((await load('/development/news')).text).toBe('data: news\n\n')
  })
})

describe('the development host', () => {
  const environment = { DEVELOPMENT_BUNDLES: 'bundles', DEVELOPMENT_NEWS: 'http://127.0.0.1:9' }

  test('does not start in production', () => {
    expect(() => readDevelopmentSettings({ ...environment, NODE_ENV: 'production' })).toThrow(
      'This host is for development only.',
    )
  })

  test('does not start without its settings, nor for builds of another machine', () => {
    expect(() => readDevelopmentSettings({})).toThrow('This host is started by npm run dev.')
    const elsewhere = { ...environment, DEVELOPMENT_NEWS: 'http://builds.example' }
    expect(() => readDevelopmentSettings(elsewhere)).toThrow('This host is started by npm run dev.')
  })
})
