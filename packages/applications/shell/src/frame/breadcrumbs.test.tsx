import '../testing/published-tables.ts'
import { expect, test } from '@jest/globals'
import { renderInApp } from '@portal/portal-app/testing'
import { screen } from '@testing-library/react'
import { Breadcrumbs } from './breadcrumbs.tsx'

function show(address: string) {
  renderInApp(<Breadcrumbs />, address)
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent?.replace('/', ''))
}

const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

test('links each screen above the current one, also those that the operator may not open', () => {
  expect(show('/shops/s%2F1/audit/keys')).toEqual(['Shops', 'Details', 'Changes', 'Part'])
  expect(links()).toEqual([
    ['Shops', '/shops'],
    ['Details', '/shops/s%2F1'],
    ['Changes', '/shops/s%2F1/audit'],
  ])
  expect(screen.getByText('Part').getAttribute('aria-current')).toBe('page')
})

test("follows a screen's place instead of its path where it has one, such as below the system's screen", () => {
  expect(show('/offers/o1')).toEqual(['Own shop', 'Offer'])
  expect(links()).toEqual([['Own shop', '/own-shops/system']])
})

test('shows nothing for an unknown address', () => {
  expect(show('/nowhere')).toEqual([])
})
