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

const answers = () => probe.mockResolvedValue({ ok: true } as Response)
const answersLate = () => probe.mockRejectedValue(new DOMException('too late', 'TimeoutError'))

/** Adds a file to the page, which notes how it ended. */
function ask(file: HTMLScriptElement | HTMLLinkElement) {
  for (const event of ['load', 'error']) file.addEventListener(event, () => settled(event))
  document.head.append(file)
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
  test('that hangs fails after five seconds, and is asked for elsewhere', async () => {
    answers()
    add(address)
    await pass(4_750)
    expect(settled).not.toHaveBeenCalled()
    await pass(250)
    expect(settled.mock.calls).toEqual([['error']])
    expect(hasHung(address)).toBe(true)
    const again = freshAddress(address)
    expect(again).toMatch(/&again=\d+$/)
    add(again)
    await pass(5_000)
    expect(freshAddress(address)).not.toBe(again)
  })

  test('that comes in time is left alone', async () => {
    answers()
    const own = `${address}in-time`
    const file = add(own)
    await pass(1_000)
    file.dispatchEvent(new Event('load'))
    await pass(60_000)
    expect(settled.mock.calls).toEqual([['load']])
    expect([hasHung(own), freshAddress(own)]).toEqual([false, own])
  })

  test('has more time where the connection is slow', async () => {
    answersLate()
    add(`${address}slow`)
    await pass(19_750)
    expect(settled).not.toHaveBeenCalled()
    await pass(250)
    expect(settled.mock.calls).toEqual([['error']])
  })
})
