import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Frame, Page } from '@playwright/test'
import { markupInjections, templateInjections } from '../testing/injections.ts'
import { expect, test } from '../testing/portal-test.ts'
import { settled } from '../testing/settled.ts'
import { openAs } from '../testing/sign-in.ts'
import { PORTAL_URL } from '../testing/world.ts'

/** A server of an attacker. It counts connections, since even one without a request leaks something. */
let calls = 0
const attacker = createServer((_request, response) => response.end()).on('connection', () => {
  calls += 1
})
let attackerUrl: string

test.beforeAll(async () => {
  await new Promise<void>((resolve) => attacker.listen(0, '127.0.0.1', resolve))
  attackerUrl = `http://127.0.0.1:${(attacker.address() as AddressInfo).port}`
})
test.afterAll(() => void attacker.close())

declare global {
  interface Window {
    /** Unexpected messages of the frame, and violations of the policy of the page. */
    faults: string[]
  }
}

/** Opens a page of the portal with the preview frame. */
async function openFrame(page: Page): Promise<Frame> {
  await openAs(page, 'viewer')
  await page.evaluate(async () => {
    window.faults = []
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      window.faults.push(`${violatedDirective} ${blockedURI}`),
    )
    const frame = document.createElement('iframe')
    frame.sandbox.add('allow-scripts')
    frame.src = '/preview'
    frame.id = 'preview'
    // Frames outside the window are not rendered.
    Object.assign(frame.style, { position: 'fixed', inset: '0', zIndex: '9999' })
    await new Promise<void>((resolve) => {
      window.addEventListener('message', ({ data }) => {
        if (data.kind === 'ready') resolve()
        if (!['ready', 'height', 'link', 'images'].includes(data.kind)) window.faults.push(String(data))
      })
      document.body.append(frame)
    })
  })
  const frame = page.frame({ url: '**/preview' })
  if (!frame) throw new Error('The frame is missing')
  return frame
}

/** Shows content, waits until it is rendered, and clicks everything in it. */
async function show(page: Page, frame: Frame, html: string, number: number): Promise<void> {
  const marked = `${html}<p id="shown">${number}</p>`
  await page.evaluate((content) => {
    const { contentWindow } = document.querySelector<HTMLIFrameElement>('#preview') ?? {}
    contentWindow?.postMessage({ kind: 'html', html: content, direction: 'ltr', scheme: 'light' }, '*')
  }, marked)
  await frame.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    for (const element of document.querySelectorAll('a, button, [data-leads-to]'))
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  })
}

test.describe('the preview frame', () => {
  test('runs nothing, requests nothing, navigates nowhere, and does not affect the page', async ({
    page,
  }) => {
    page.on('dialog', (dialog) => void dialog.dismiss())
    const frame = await openFrame(page)
    const address = page.url()
    const all = [...markupInjections(attackerUrl), ...templateInjections(attackerUrl)]
    expect(all).toHaveLength(300)
    for (const [number, html] of all.entries()) {
      await show(page, frame, html, number)
    }
    await settled(page)
    expect(await page.evaluate(() => window.faults)).toEqual([])
    expect(calls).toBe(0)
    expect(frame.url()).toBe(`${PORTAL_URL}/preview`)
    await expect(page).toHaveURL(address)
  })

  test('renders an email, and reports where its links go', async ({ page }) => {
    const frame = await openFrame(page)
    const target = page.evaluate(
      () =>
        new Promise((resolve) =>
          window.addEventListener(
            'message',
            ({ data }) => data.kind === 'link' && data.target && resolve(data.target),
          ),
        ),
    )
    await show(
      page,
      frame,
      '<style>p{color:rgb(1,2,3)}</style><p>Dear Ana</p><a href="https://a.example/b">Help</a>',
      1,
    )
    const color = await frame.getByText('Dear Ana').evaluate((element) => getComputedStyle(element).color)
    expect(color).toBe('rgb(1, 2, 3)')
    await frame.getByRole('link', { name: 'Help' }).focus()
    expect(await target).toBe('https://a.example/b')
  })

  test('has its own origin, even when opened as a page', async ({ page }) => {
    await page.goto('/preview')
    expect(await page.evaluate(() => window.origin)).toBe('null')
  })
})
