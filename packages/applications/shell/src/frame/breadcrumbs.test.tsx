import '../testing/published-tables.ts'
import { expect, test } from '@jest/globals'
import { renderInApp } from '@portal/portal-app/testing'
import { screen } from '@testing-library/react'
import { Breadcrumbs } from './breadcrumbs.tsx'

const nobody = { permissions: new Set<string>(), subjectTypes: new Set<string>() }

function show(address: string, access = nobody) {
  renderInApp(<Breadcrumbs access={access} />, address)
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent?.replace('/', ''))
}

const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

test('the way to a screen leads through the screens above it', () => {
  const access = { ...nobody, permissions: new Set(['task.search']) }
  expect(show('/shops/s%2F1/audit/keys', access)).toEqual(['Shops', 'Details', 'Changes', 'Part'])
  expect(links()).toEqual([
    ['Shops', '/shops'],
    ['Details', '/shops/s%2F1'],
    ['Changes', '/shops/s%2F1/audit'],
  ])
  expect(screen.getByText('Part').getAttribute('aria-current')).toBe('page')
})

test('a step that may not be opened is text', () => {
  expect(show('/shops/s1/audit/keys')).toEqual(['Shops', 'Details', 'Changes', 'Part'])
  expect(links().map(([label]) => label)).toEqual(['Shops', 'Details'])
})

test('an address of no screen has no way to it', () => {
  expect(show('/nowhere')).toEqual([])
})
