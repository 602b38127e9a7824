import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { ENVIRONMENTS } from '@portal/contract/accounts/account.ts'
import { PAGE_DATA, readPageData } from '@portal/contract/portal-config.ts'
import { rawRequest } from './testing/raw-request.ts'
import { startHost } from './testing/start-host.ts'
import { CRITICAL_CSS, createTestRepository } from './testing/test-repository.ts'

const repository = createTestRepository()
let host: Awaited<ReturnType<typeof startHost>>

beforeAll(async () => {
  host = await startHost({
    PORTAL_ROOT: repository.root,
    PRODUCT_TITLE: '</script><b>&"Portal',
    IDENTITY_ISSUER: 'https://keys.example/pool',
    IDENTITY_DOMAIN: 'https://pages.example',
    STORAGE_ORIGIN: 'https://bucket.example',
  })
})

afterAll(async () => {
  await host.close()
  repository.remove()
})

async function load(path: string, method = 'GET') {
  const { status, headers, body } = await rawRequest(host.origin, path, { method })
  return { status, headers, html: body.toString() }
}

/** The page's data blocks, read like a browser does: up to the first end tag. */
function pageOf(html: string) {
  const blocks = [...html.matchAll(/<script type="([^"]+)"(?: id="([^"]+)")?>(.*?)<\/script>/gs)]
  const find = (wanted: string) =>
    blocks.find(([, type, id]) => type === wanted || id === wanted)?.[3] ?? null
  return {
    importMap: JSON.parse(find('systemjs-importmap') ?? ''),
    getElementById: (id: string) => ({ textContent: find(id) }),
  }
}

const sourceOf = (policy: string, directive: string) =>
  policy
    .split('; ')
    .find((one) => one.startsWith(`${directive} `))
    ?.slice(directive.length + 1)

describe('the policy of the page', () => {
  test('admits bundles with known content and refuses unnamed ones', async () => {
    const { headers } = await load('/')
    const policy = String(headers['content-security-policy'])
    expect(sourceOf(policy, 'default-src')).toBe("'none'")
    expect(sourceOf(policy, 'script-src')).toBe("'self'")
    expect(sourceOf(policy, 'base-uri')).toBe("'none'")
    expect(sourceOf(policy, 'form-action')).toBe("'none'")
    expect(sourceOf(policy, 'frame-ancestors')).toBe("'none'")
    expect(sourceOf(policy, 'require-trusted-types-for')).toBe("'script'")
    expect(sourceOf(policy, 'trusted-types')).toBe('default')
    expect(policy).not.toContain('unsafe')
    expect(headers['integrity-policy']).toBe('blocked-destinations=(script)')
  })

  test('lets no code run outside the page, where it would outlive its version', async () => {
    const { headers } = await load('/')
    expect(sourceOf(String(headers['content-security-policy']), 'worker-src')).toBe("'none'")
  })

  test('lets the page call only the portal, the provider and the storage', async () => {
    const { headers } = await load('/')
    expect(sourceOf(String(headers['content-security-policy']), 'connect-src')).toBe(
      "'self' https://pages.example https://keys.example https://bucket.example",
    )
  })

  test('admits the inlined style by its hash', async () => {
    const { headers, html } = await load('/')
    const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
    expect(style).toContain(CRITICAL_CSS)
    const hash = createHash('sha256').update(style).digest('base64')
    expect(sourceOf(String(headers['content-security-policy']), 'style-src')).toContain(`'sha256-${hash}'`)
  })

  test('keeps other origins, other pages and caches out', async () => {
    expect((await load('/')).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    })
  })
})

describe('the page contains', () => {
  test('the configuration, which cannot end the element it is in', async () => {
    const { html } = await load('/')
    expect(readPageData(PAGE_DATA.config, pageOf(html))).toMatchObject({
      productTitle: '</script><b>&"Portal',
      environment: ENVIRONMENTS[0],
      auth: { issuer: 'https://keys.example/pool' },
    })
    expect(html).not.toContain('<b>')
  })

  test('a title without markup', async () => {
    const { html } = await load('/')
    expect(html).toContain('<title>&#60;/script&#62;&#60;b&#62;&#38;&#34;Portal</title>')
  })

  test('the screens of all applications', async () => {
    const tables = readPageData<{ app: string }[]>(PAGE_DATA.apps, pageOf((await load('/')).html))
    expect(tables.map(({ app }) => app)).toEqual(['@portal/shell', '@portal/tasks'])
  })

  test('the import map, with the integrity of every address', async () => {
    const { importMap } = pageOf((await load('/')).html)
    expect(Object.keys(importMap.imports)).toContain('@portal/tasks')
    expect(Object.keys(importMap.integrity)).toEqual(expect.arrayContaining(Object.values(importMap.imports)))
  })

  test('its scripts with their integrity: the one that starts the page, and those that every screen runs', async () => {
    const { html } = await load('/')
    const scripts = [...html.matchAll(/<script defer[^>]* src="([^"]+)"([^>]*)>/g)]
    expect(scripts.map(([, url = '']) => url.replace(/\?.*|\/boot\/\w+/, ''))).toEqual([
      '/bundles/@portal/root-config/1.2.0/entry.js',
      '/bundles/boot.js',
      '/bundles/boot.js',
    ])
    expect(scripts.filter(([, , rest = '']) => !/integrity="sha\d{3}-/.test(rest))).toEqual([])
  })

  test('a message that only unsupported browsers show', async () => {
    const { html } = await load('/')
    expect(html).toContain('<p class="portal-old">This browser is too old')
    expect(html).toContain('.portal-old{display:none}@supports not (color:light-dark(#000,#fff))')
  })

  test('a message for browsers without JavaScript', async () => {
    expect((await load('/')).html).toContain('needs JavaScript')
  })
})

describe('preloading', () => {
  const early = async (path: string) => {
    const files = (await load(path)).html.matchAll(
      /<(?:link rel="preload" as="(\w+)"|script async) crossorigin (?:href|src)="([^"?]+)/g,
    )
    return [...files].map(([, as = 'runs', url = '']) => `${as} ${url.replace('/bundles/@portal/', '')}`)
  }

  test('covers what this screen uses in addition to every screen’s files', async () => {
    expect(await early('/tasks/t1')).toEqual([
      'script tasks/1.2.0/entry.js',
      'font ui/1.2.0/inter.woff2',
      'runs tasks/1.2.0/details.3c4d.js',
    ])
  })

  test('covers no application where there is no screen', async () => {
    expect((await early('/nowhere')).filter((one) => one.includes('tasks'))).toEqual([])
  })

  test('names no application twice', async () => {
    const links = await early('/')
    expect(new Set(links).size).toBe(links.length)
  })

  test('includes the integrity of scripts', async () => {
    const { html } = await load('/tasks')
    const links = html.match(/<(link rel="preload" as="script"|script async)[^>]*>/g) ?? []
    expect(links.filter((link) => !/ integrity="sha\d{3}-/.test(link))).toEqual([])
  })
})

test('the page is compressed for browsers that accept it', async () => {
  const { headers, body } = await rawRequest(host.origin, '/', { headers: { 'Accept-Encoding': 'gzip, br' } })
  expect(headers['content-encoding']).toBe('br')
  expect(headers.vary?.toLowerCase()).toContain('accept-encoding')
  expect(brotliDecompressSync(body).toString()).toBe((await load('/')).html)
})

describe('addresses', () => {
  test.each(['/', '//', '/tasks', '/tasks/t1?tab=errors', '/tasks/'])('%s is a screen', async (path) => {
    expect((await load(path)).status).toBe(200)
  })

  test.each(['/nowhere', '/tasks/1/2', '//evil.example/tasks/1', '/bundlesx', '/index.html'])(
    '%s is not a screen, and the page itself says so',
    async (path) => {
      const { status, html, headers } = await load(path)
      expect(status).toBe(404)
      expect(html).toContain('<main id="portal-screen">')
      expect(headers['content-security-policy']).toBeDefined()
    },
  )

  test('broken percent-encoding does not fail the host', async () => {
    const { status, html } = await load('/tasks/%E0%A4%A')
    expect(status).toBe(200)
    expect(html).toContain('<main id="portal-screen">')
  })

  test('broken percent-encoding sent to is not found, with the common headers', async () => {
    const { status, headers } = await load('/tasks/%zz', 'POST')
    expect(status).toBe(404)
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  test('HEAD returns the headers of GET without a body', async () => {
    const { status, headers, html } = await load('/tasks', 'HEAD')
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(html).toBe('')
  })

  test('QUERY without content is refused', async () => {
    expect((await rawRequest(host.origin, '/tasks', { method: 'QUERY' })).status).toBe(415)
  })

  test.each(['POST', 'PUT', 'DELETE', 'TRACE'])('%s to a screen is not found', async (method) => {
    expect((await load('/tasks', method)).status).toBe(404)
  })
})
