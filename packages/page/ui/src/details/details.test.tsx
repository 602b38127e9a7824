import { afterEach, expect, jest, test } from '@jest/globals'
import { CircleCheck } from '@lucide/icons'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { OverviewOfRecord } from '../examples/values.tsx'
import { Toaster } from '../overlay/toaster.tsx'
import { expectAccessible } from '../testing/expect-accessible.ts'
import { renderInPortal } from '../testing/render-in-portal.tsx'
import { CopyButton } from './copy-button.tsx'
import { DetailsList } from './details-list.tsx'
import { formatDateTime, formatExactTime, formatNumber } from './format.ts'
import { JsonView } from './json-view.tsx'
import { Moment } from './moment.tsx'
import { StatusBadge, type StatusLooks } from './status-badge.tsx'

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('an empty value is a dash for the eye and words for the ear', () => {
  renderInPortal(<DetailsList items={[{ label: 'Contact', value: undefined }]} />)
  expect(screen.getByRole('definition').textContent).toBe('—not set')
})

test('zero and no are values', () => {
  renderInPortal(<DetailsList items={[{ label: 'Cards', value: 0 }]} />)
  expect(screen.getByRole('definition').textContent).toBe('0')
})

const looks: StatusLooks = { DONE: { label: 'All done', tone: 'green', icon: CircleCheck } }

test.each([
  ['DONE', 'All done', 'green'],
  ['BRAND_NEW', 'Brand new', 'grey'],
])('the status %s reads "%s" and is %s, be it known or newer than the page', (status, words, tone) => {
  renderInPortal(<StatusBadge status={status} looks={looks} />)
  expect(screen.getByText(words).dataset.tone).toBe(tone)
})

test.each([
  ['2026-11-20T11:59:50Z', 'now'],
  ['2026-11-20T09:00:00Z', '3 hours ago'],
  ['2026-11-19T11:00:00Z', 'yesterday'],
  ['2026-11-22T12:30:00Z', 'in 2 days'],
])('%s reads "%s" at noon of 20 November', (at, words) => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') })
  renderInPortal(<Moment at={at} relative />)
  expect(screen.getByText(words)).toHaveProperty('dateTime', at)
})

test('beyond a month a relative time is a date', () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') })
  renderInPortal(<Moment at="2026-09-01T12:00:00Z" relative />)
  expect(screen.getByText(formatDateTime('2026-09-01T12:00:00Z'))).toBeTruthy()
})

test('the exact time with its zone shows on hover', async () => {
  const at = '2026-11-20T12:00:00Z'
  renderInPortal(<Moment at={at} />)
  await userEvent.hover(screen.getByText(formatDateTime(at)))
  expect(screen.getByTitle(formatExactTime(at))).toBeTruthy()
})

test('what is no time comes back as it is', () => {
  expect(formatDateTime('soon')).toBe('soon')
})

test('numbers have separators', () => {
  expect(formatNumber(4213)).toBe('4,213')
})

test('copies a value and says so', async () => {
  const user = userEvent.setup()
  renderInPortal(<CopyButton value="srci-48213" label="subject id" />)
  await user.click(screen.getByRole('button', { name: 'Copy subject id' }))
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe('srci-48213')
})

test('says so when it could not copy', async () => {
  const user = userEvent.setup()
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  renderInPortal(
    <>
      <CopyButton value="srci-48213" label="subject id" />
      <Toaster />
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'Copy subject id' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Could not copy')
})

test('JSON can be reached by the keyboard and copied', async () => {
  const { container } = renderInPortal(<JsonView value={{ name: 'Acme' }} />)
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'JSON' }))
  expect(screen.getByRole('region').textContent).toContain('"name": "Acme"')
  await expectAccessible(container)
})

test('an overview tells what has happened and by whom, and nothing of what has not', () => {
  renderInPortal(<OverviewOfRecord />)
  const events = within(screen.getByRole('region', { name: 'Dates and people' }))
  expect(events.getByRole('listitem').textContent?.trim()).toMatch(
    /^Opened .*2026.* by Ana RuizFor the summer$/,
  )
  expect(events.queryByText(/Closed/)).toBeNull()
})
