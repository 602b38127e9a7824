import { describe, expect, test } from '@jest/globals'
import { PAGE_DATA } from '@portal/contract/portal-config.ts'
import { rawRequest } from './testing/raw-request.ts'
import { serveRepository } from './testing/serve-repository.ts'
import { startHost } from './testing/start-host.ts'
import { createTestRepository } from './testing/test-repository.ts'

const { host, repository } = serveRepository()

const textOf = async (origin: string, path: string, headers = {}) =>
  (await rawRequest(origin, path, { headers })).body.toString()

/** The boot files of a page in execution order, and the modules that they contain. */
async function bootOf(origin: string) {
  const html = await textOf(origin, '/tasks')
  const urls = [...html.matchAll(/id="portal-boot(?:-\d)?" src="([^"]+)"/g)].map(([, url = '']) => url)
  const [, modules = '[]'] = new RegExp(`id="${PAGE_DATA.boot}">(.*?)</script>`).exec(html) ?? []
  const texts = await Promise.all(urls.map((url) => textOf(origin, url)))
  return { urls, modules: JSON.parse(modules) as string[], texts, text: texts.join('') }
}

describe('the boot files', () => {
  test('have each module under its address in the import map', async () => {
    const { modules, text } = await bootOf(host.origin)
    const [, map = '{}'] = /systemjs-importmap">(.*?)<\/script>/.exec(await textOf(host.origin, '/')) ?? []
    const { imports } = JSON.parse(map)
    for (const name of ['react', 'rxjs', '@portal/session', '@portal/ui', '@portal/shell'])
      expect(modules).toContain(imports[name])
    for (const module of modules) expect(text).toContain(`portalBoot("${module}")`)
    expect(text).toContain('/* shell */')
  })

  test('load libraries first, then the modules built on them', async () => {
    const [libraries = '', portal = ''] = (await bootOf(host.origin)).texts
    expect(libraries).toContain('/* react */')
    expect(libraries).not.toContain('/* shell */')
    expect(portal).toContain('/* shell */')
    expect(portal).not.toContain('/* react */')
  })

  test('contain no application code', async () => {
    expect((await bootOf(host.origin)).text).not.toContain('/* tasks */')
  })

  test('ask the browser to compile them during download', async () => {
    for (const text of (await bootOf(host.origin)).texts)
      expect(text).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
  })

  test('are compressed and cached for a year', async () => {
    const [url = ''] = (await bootOf(host.origin)).urls
    const { headers } = await rawRequest(host.origin, url, { headers: { 'Accept-Encoding': 'br' } })
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=utf-8',
    })
  })

  test('keep their URL until their content changes', async () => {
    const first = await bootOf(host.origin)
    const again = await startHost({ PORTAL_ROOT: repository.root })
    expect((await bootOf(again.origin)).urls).toEqual(first.urls)
    await again.close()

    const changed = createTestRepository({ shell: 'another shell' })
    const other = await startHost({ PORTAL_ROOT: changed.root })
    const { urls, text } = await bootOf(other.origin)
    expect(urls[0]).toBe(first.urls[0])
    expect(urls[1]).not.toBe(first.urls[1])
    expect(text).toContain('/* another shell */')
    await other.close()
    changed.remove()
  })
})
