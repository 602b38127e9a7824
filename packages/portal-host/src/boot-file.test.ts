import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { PAGE_DATA } from '@portal/contract/portal-config.ts'
import { rawRequest } from './testing/raw-request.ts'
import { startHost } from './testing/start-host.ts'
import { createTestRepository } from './testing/test-repository.ts'

const repository = createTestRepository()
let host: Awaited<ReturnType<typeof startHost>>

beforeAll(async () => {
  host = await startHost({ PORTAL_ROOT: repository.root })
})

afterAll(async () => {
  await host.close()
  repository.remove()
})

const textOf = async (origin: string, path: string, headers = {}) =>
  (await rawRequest(origin, path, { headers })).body.toString()

async function bootOf(origin: string) {
  const html = await textOf(origin, '/tasks')
  const url = /id="portal-boot" src="([^"]+)"/.exec(html)?.[1] ?? ''
  const [, parts = '[]'] = new RegExp(`id="${PAGE_DATA.boot}">(.*?)</script>`).exec(html) ?? []
  return { url, parts: JSON.parse(parts) as string[], text: await textOf(origin, url) }
}

describe('the file with what every screen runs', () => {
  test('has each module under the address that the import map has for it', async () => {
    const { parts, text } = await bootOf(host.origin)
    const [, map = '{}'] = /systemjs-importmap">(.*?)<\/script>/.exec(await textOf(host.origin, '/')) ?? []
    const { imports } = JSON.parse(map)
    for (const name of ['react', 'rxjs', '@portal/session', '@portal/ui', '@portal/shell'])
      expect(parts).toContain(imports[name])
    for (const part of parts) expect(text).toContain(`portalBoot("${part}")`)
    expect(text).toContain('/* shell */')
  })

  test('has nothing of one application alone', async () => {
    expect((await bootOf(host.origin)).text).not.toContain('/* tasks */')
  })

  test('asks the browser to compile it while it arrives', async () => {
    expect((await bootOf(host.origin)).text).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
  })

  test('is compressed and kept for a year', async () => {
    const { url } = await bootOf(host.origin)
    const { headers } = await rawRequest(host.origin, url, { headers: { 'Accept-Encoding': 'br' } })
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=utf-8',
    })
  })

  test('is not made again while nothing of it changes, and has another address when something does', async () => {
    const first = await bootOf(host.origin)
    const again = await startHost({ PORTAL_ROOT: repository.root })
    expect((await bootOf(again.origin)).url).toBe(first.url)
    await again.close()

    const changed = createTestRepository({ shell: 'another shell' })
    const other = await startHost({ PORTAL_ROOT: changed.root })
    const { url, text } = await bootOf(other.origin)
    expect(url).not.toBe(first.url)
    expect(text).toContain('/* another shell */')
    await other.close()
    changed.remove()
  })
})
