import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { rawRequest } from './testing/raw-request.ts'
import { startHost } from './testing/start-host.ts'
import { createTestRepository } from './testing/test-repository.ts'

const repository = createTestRepository()
let host: Awaited<ReturnType<typeof startHost>>

beforeAll(async () => {
  host = await startHost({ PORTAL_ROOT: repository.root, PORTAL_ORIGIN: 'https://portal.example' })
})

afterAll(async () => {
  await host.close()
  repository.remove()
})

async function load(path: string) {
  const { status, headers, body } = await rawRequest(host.origin, path)
  return {
    status,
    html: body.toString(),
    headers,
    policy: String(headers['content-security-policy']).split('; '),
  }
}

describe('the document for untrusted content', () => {
  test('runs only its own script, in a separate origin, and fetches nothing', async () => {
    const { status, html, policy } = await load('/preview')
    const [, script = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? []
    const hash = createHash('sha256').update(script).digest('base64')
    expect(status).toBe(200)
    expect(script).toContain('preview')
    expect(script).not.toContain('alarms')
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        `script-src 'sha256-${hash}'`,
        'img-src data: blob:',
        "form-action 'none'",
        "base-uri 'none'",
        'sandbox allow-scripts',
      ]),
    )
  })

  test('can be framed only by this portal', async () => {
    expect((await load('/preview')).policy).toContain("frame-ancestors 'self'")
  })

  test('can be loaded by its frame, whose origin is opaque', async () => {
    expect((await load('/preview')).headers).toMatchObject({
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-resource-policy': 'cross-origin',
    })
  })

  test('has nothing in its script that could end the script element', async () => {
    const { html } = await load('/preview')
    expect(html.match(/<\/script/gi)).toHaveLength(1)
    expect(html).not.toContain('<!--')
  })

  test('is the only thing that a page may frame', async () => {
    const { policy } = await load('/')
    expect(policy).toContain('frame-src https://portal.example/preview')
    expect(policy).toContain("frame-ancestors 'none'")
  })
})
