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

test('links each screen above the current one', () => {
  const access = { ...nobody, permissions: new Set(['task.search']) }
  expect(show('/shops/s%2F1/audit/keys', access)).toEqual(['Shops', 'Details', 'Changes', 'Part'])
  expect(links()).toEqual([
    ['Shops', '/shops'],
    ['Details', '/shops/s%2F1'],
    ['Changes', '/shops/s%2F1/audit'],
  ])
  expect(screen.getByText('Part').getAttribute('aria-current')).toBe('page')
})

test('shows a step as text when it may not be opened', () => {
  expect(show('/shops/s1/audit/keys')).toEqual(['Shops', 'Details', 'Changes', 'Part'])
  expect(links().map(([label]) => label)).toEqual(['Shops', 'Details'])
})

test('shows nothing for an unknown address', () => {
  expect(show('/nowhere')).toEqual([])
})
