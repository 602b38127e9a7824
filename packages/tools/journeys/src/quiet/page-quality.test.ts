import { firstOf } from '../testing/first-of.ts'
import { holdBack } from '../testing/hold-back.ts'
import { MAX_SHIFT, measureShift, takeMoved } from '../testing/layout-shift.ts'
import { expect, test } from '../testing/portal-test.ts'
import { settled } from '../testing/settled.ts'
import { openAs, signInAs } from '../testing/sign-in.ts'
import { PORTAL_URL } from '../testing/world.ts'

test.describe('the page', () => {
  test('has a strict content security policy', async ({ page }) => {
    const headers = (await page.request.head('/')).headers()
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/)
    expect(headers['integrity-policy']).toBe('blocked-destinations=(script)')
    expect(headers['cache-control']).toBe('no-store')
  })

  test('does not run a script that was changed in transit, even a lazy one', async ({ page }) => {
    await page.route(/\/subject-list-page.*\.js/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: `${await response.text()};window.changed=true` })
    })
    await openAs(page, 'viewer', '/subjects/business')
    await expect(page.getByText('This screen could not be shown.')).toBeVisible()
    expect(await page.evaluate(() => 'changed' in window)).toBe(false)
  })

  test('requests the rows of a list once, before the code of the list has loaded', async ({ page }) => {
    await openAs(page, 'viewer', '/subjects/business')
    await expect(
      page.getByRole('table', { name: 'Business subjects' }).getByRole('link').first(),
    ).toBeVisible()
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    const release = await holdBack(page, '**/subject-list-page*.js')
    const isRows = (url: string) => /\/subjects\?/.test(url)
    const rows = page.waitForResponse((response) => isRows(response.url()))
    await page.goto('/subjects/business', { waitUntil: 'commit' })
    await rows
    release()
    await expect(
      page.getByRole('table', { name: 'Business subjects' }).getByRole('link').first(),
    ).toBeVisible()
    expect(requested.filter((path) => path.endsWith('/subjects'))).toHaveLength(1)
  })

  test('loads at most 190 kB of script in at most 14 requests for a list', async ({ page, visit }) => {
    await openAs(page, 'viewer', '/subjects/business')
    const signedIn = await page.context().storageState()
    const { page: cold } = await visit({ storageState: signedIn })
    const client = await cold.context().newCDPSession(cold)
    await client.send('Network.enable')
    const kinds = new Map<string, string>()
    const cached = new Set<string>()
    let scriptBytes = 0
    client.on('Network.requestWillBeSent', ({ requestId, request, type = '' }) => {
      // The stream of news opens when the page is at rest, which may be before the rows on a slow machine.
      if (!request.url.startsWith('data:') && type !== 'EventSource')
        kinds.set(requestId, request.url.endsWith('.js') ? 'Script' : type)
    })
    client.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId))
    client.on('Network.responseReceived', ({ requestId, response, type }) => {
      if (response.fromDiskCache) cached.add(requestId)
      // Preflight requests come from the browser, which caches their result: they are not calls of the page.
      if (type === 'Preflight') kinds.delete(requestId)
      if (type === 'Script' || response.mimeType.includes('javascript')) kinds.set(requestId, 'Script')
    })
    client.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      if (kinds.get(requestId) === 'Script' && !cached.has(requestId)) scriptBytes += encodedDataLength
    })
    await cold.goto(`${PORTAL_URL}/subjects/business`)
    await expect(
      cold.getByRole('table', { name: 'Business subjects' }).getByRole('link').nth(9),
    ).toBeVisible()
    const requests = [...kinds.keys()].filter((id) => !cached.has(id)).length
    console.info(`The signed-in list: ${scriptBytes} B of script, ${requests} requests`)
    expect(scriptBytes).toBeLessThanOrEqual(190_000)
    // One of them is for the directories, each of which the specification puts in the menu.
    expect(requests).toBeLessThanOrEqual(14)
  })

  test('does not shift after signing in', async ({ page }) => {
    await measureShift(page)
    await signInAs(page, 'viewer')
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await settled(page)
    expect((await takeMoved(page)).shift).toBeLessThanOrEqual(MAX_SHIFT)
  })

  test('does not shift when its fonts arrive after the record', async ({ page, visit }) => {
    await openAs(page, 'viewer')
    const record = await firstOf(page, '/subjects/dpa', '/subjects/business/details')
    const { page: first } = await visit({ viewport: { width: 1024, height: 768 } })
    await measureShift(first)
    const release = await holdBack(first, '**/*.woff2')
    await first.context().addCookies(await page.context().cookies())
    // The page has not loaded before its fonts.
    await first.goto(record, { waitUntil: 'commit' })
    await expect(first.getByRole('tab', { name: 'Checkout options' })).toBeVisible()
    await expect(first.locator('[aria-busy=true]')).toHaveCount(0)
    await takeMoved(first)
    release()
    await settled(first)
    expect((await takeMoved(first)).shift).toBeLessThanOrEqual(MAX_SHIFT)
  })
})
