import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { freshAddress, hasHung, limitFiles } from './file-limit.ts'

const probe = jest.fn<typeof fetch>()
const settled = jest.fn<(event: string) => void>()

beforeAll(limitFiles)

beforeEach(() => {
  jest.useFakeTimers()
  probe.mockReset()
  settled.mockReset()
  window.fetch = probe
})

afterEach(() => {
  jest.useRealTimers()
  document.head.replaceChildren()
})

const answer = (ok: boolean) => ({ ok, arrayBuffer: async () => new ArrayBuffer(0) }) as Response
const answers = () => probe.mockResolvedValue(answer(true))
/** Answers only the connection probe. Returns the abort signal of the other call. */
function silent() {
  probe.mockImplementation((address) =>
    address === '/health/live' ? Promise.resolve(answer(true)) : new Promise<Response>(() => undefined),
  )
  return () => probe.mock.calls.find(([address]) => address !== '/health/live')?.[1]?.signal
}
const answersLate = () => probe.mockRejectedValue(new DOMException('too late', 'TimeoutError'))

/** Adds a file to the page and records its outcome. */
function ask(file: HTMLScriptElement | HTMLLinkElement) {
  for (const event of ['load', 'error']) file.addEventListener(event, () => settled(event))
  document.head.appendChild(file)
  return file
}
const script = (address: string) => ask(Object.assign(document.createElement('script'), { src: address }))
const sheet = (address: string) =>
  ask(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address }))

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds)

describe.each([
  ['a script', script, '/bundles/list.js?abc'],
  ['a sheet', sheet, '/bundles/list.css?abc'],
])('%s', (_what, add, address) => {
  /** Whether a file is in the page a moment after it was added. */
  async function added(address: string): Promise<boolean> {
    const file = add(address)
    await pass(0)
    return file.isConnected
  }

  test('fails after five seconds if it hangs, and is requested at a different address', async () => {
    answers()
    add(address)
    await pass(4_750)
    expect(settled).not.toHaveBeenCalled()
    await pass(250)
    expect(settled.mock.calls).toEqual([['error']])
    expect(hasHung(address)).toBe(true)
    expect(freshAddress(address)).toMatch(/&again=1$/)
  })

  test('is added again after a hang once it can be fetched, without occupying a connection until then', async () => {
    answers()
    const own = `${address}hung`
    add(own)
    await pass(5_000)
    settled.mockReset()
    const again = freshAddress(own)
    const signal = silent()
    const file = add(again)
    await pass(4_750)
    expect([file.isConnected, signal()?.aborted]).toEqual([false, false])
    await pass(250)
    expect([signal()?.aborted, settled.mock.calls]).toEqual([true, [['error']]])
    expect(freshAddress(own)).not.toBe(again)
    answers()
    expect(await added(freshAddress(own))).toBe(true)
  })

  test("is fetched again if it arrived broken, bypassing the browser's cache", async () => {
    const own = `${address}wrong`
    add(own).dispatchEvent(new Event('error'))
    answers()
    expect(await added(freshAddress(own))).toBe(true)
    expect(probe).toHaveBeenCalledWith(
      expect.stringMatching(/wrong$/),
      expect.objectContaining({ cache: 'reload' }),
    )
    expect(hasHung(own)).toBe(false)
  })

  test('fails without being added if it cannot be refetched', async () => {
    const own = `${address}gone`
    add(own).dispatchEvent(new Event('error'))
    settled.mockReset()
    probe.mockResolvedValue(answer(false))
    expect(await added(own)).toBe(false)
    expect(settled.mock.calls).toEqual([['error']])
  })

  test('is not touched if it arrives in time', async () => {
    answers()
    const own = `${address}in-time`
    const file = add(own)
    await pass(1_000)
    file.dispatchEvent(new Event('load'))
    await pass(60_000)
    expect(settled.mock.calls).toEqual([['load']])
    expect([hasHung(own), freshAddress(own)]).toEqual([false, own])
  })

  test('gets more time on a slow connection', async () => {
    answersLate()
    add(`${address}slow`)
    await pass(19_750)
    expect(settled).not.toHaveBeenCalled()
    await pass(250)
    expect(settled.mock.calls).toEqual([['error']])
  })
})
