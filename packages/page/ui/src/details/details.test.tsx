import { afterEach, expect, jest, test } from '@jest/globals'
import { CircleCheck } from '@lucide/icons'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { OverviewOfRecord } from '../examples/values.tsx'
import { Toaster } from '../overlay/toaster.tsx'
import { expectAccessible } from '../testing/expect-accessible.ts'
import { renderInPortal } from '../testing/render-in-portal.tsx'
import { timeZone } from '../theme/time-zone.ts'
import { CopyButton } from './copy-button.tsx'
import { DetailsList } from './details-list.tsx'
import { formatDateTime, formatExactTime, formatNumber } from './format.ts'
import { JsonView } from './json-view.tsx'
import { Moment } from './moment.tsx'
import { StatusBadge, type StatusLooks } from './status-badge.tsx'

afterEach(() => {
  timeZone.set('browser')
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('shows an empty value as a dash, with words for screen readers', () => {
  renderInPortal(<DetailsList items={[{ label: 'Contact', value: undefined }]} />)
  expect(screen.getByRole('definition').textContent).toBe('—not set')
})

test('shows zero and false as values', () => {
  renderInPortal(<DetailsList items={[{ label: 'Cards', value: 0 }]} />)
  expect(screen.getByRole('definition').textContent).toBe('0')
})

const looks: StatusLooks = { DONE: { label: 'All done', tone: 'green', icon: CircleCheck } }

test.each([
  ['DONE', 'All done', 'green'],
  ['BRAND_NEW', 'Brand new', 'grey'],
])('shows the status %s as "%s" in %s, whether known or newer than the page', (status, words, tone) => {
  renderInPortal(<StatusBadge status={status} looks={looks} />)
  expect(screen.getByText(words).dataset.tone).toBe(tone)
})

test('styles the icon of a status in the page, once, and not in each badge', () => {
  renderInPortal(
    <>
      <StatusBadge status="DONE" looks={looks} />
      <StatusBadge status="DONE" looks={looks} />
    </>,
  )
  const [first, second] = screen.getAllByText('All done')
  expect(first?.outerHTML).toBe(second?.outerHTML)
  expect(first?.outerHTML).not.toContain('data:')
  const rules = document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules])
  const icons = rules.filter(({ cssText }) => first?.matches(cssText.split(' ')[0] ?? ''))
  expect(icons.map(({ cssText }) => cssText)).toEqual([expect.stringContaining('data:image/svg+xml')])
})

test.each([
  ['2026-11-20T11:59:50Z', 'just now'],
  ['2026-11-20T09:00:00Z', '3 hours ago'],
  ['2026-11-19T11:00:00Z', 'yesterday'],
  ['2026-11-22T12:30:00Z', 'in 2 days'],
])('shows %s as "%s" at noon on November 20', (at, words) => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') })
  renderInPortal(<Moment at={at} relative />)
  expect(screen.getByText(words)).toHaveProperty('dateTime', at)
})

test.each([
  ['UTC', '2026-12-10T07:00:00Z', 'in 12 days'],
  ['UTC', '2026-11-26T23:00:00Z', '2 days ago'],
  ['Pacific/Auckland', '2026-12-10T12:30:00Z', 'in 12 days'],
])('counts days on the calendar in %s until %s', (zone, at, words) => {
  jest.useFakeTimers({ now: new Date('2026-11-28T12:00:00Z') })
  timeZone.set(zone)
  renderInPortal(<Moment at={at} relative />)
  expect(screen.getByText(words)).toBeTruthy()
})

test('shows a date instead of a relative time after a month', () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') })
  renderInPortal(<Moment at="2026-09-01T12:00:00Z" relative />)
  expect(screen.getByText(formatDateTime('2026-09-01T12:00:00Z'))).toBeTruthy()
})

test('shows the exact time with its zone on hover', async () => {
  const at = '2026-11-20T12:00:00Z'
  renderInPortal(<Moment at={at} />)
  await userEvent.hover(screen.getByText(formatDateTime(at)))
  expect(screen.getByTitle(formatExactTime(at))).toBeTruthy()
})

test('returns an invalid time unchanged', () => {
  expect(formatDateTime('soon')).toBe('soon')
})

test('formats numbers with separators', () => {
  expect(formatNumber(4213)).toBe('4,213')
})

test('copies a value and confirms it', async () => {
  const user = userEvent.setup()
  renderInPortal(<CopyButton value="srci-48213" label="subject id" />)
  await user.click(screen.getByRole('button', { name: 'Copy subject id' }))
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe('srci-48213')
})

test('reports a failed copy', async () => {
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

test('lets the keyboard reach and copy JSON', async () => {
  const { container } = renderInPortal(<JsonView value={{ name: 'Acme' }} />)
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'JSON' }))
  expect(screen.getByRole('region').textContent).toContain('"name": "Acme"')
  await expectAccessible(container)
})

test('lists only events that happened, with their actor', () => {
  renderInPortal(<OverviewOfRecord />)
  const events = within(screen.getByRole('region', { name: 'Dates and people' }))
  expect(events.getByRole('listitem').textContent?.trim()).toMatch(
    /^Opened .*2026.* by Ana RuizFor the summer$/,
  )
  expect(events.queryByText(/Closed/)).toBeNull()
})
