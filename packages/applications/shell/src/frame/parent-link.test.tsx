import '../testing/published-tables.ts'
import { expect, test } from '@jest/globals'
import { renderInApp } from '@portal/portal-app/testing'
import { screen } from '@testing-library/react'
import { ParentLink } from './parent-link.tsx'

const parentAt = (address: string) => {
  renderInApp(<ParentLink />, address)
  const link = screen.queryByRole('link')
  return link && [link.textContent, link.getAttribute('href')]
}

test('links to the screen above on a phone', () => {
  expect(parentAt('/shops/s%2F1')).toEqual(['Shops', '/shops'])
})

test('links to the screen above also when the operator may not open it', () => {
  expect(parentAt('/shops/s1/audit/keys')).toEqual(['Changes', '/shops/s1/audit'])
})

test('shows nothing on a top-level screen', () => {
  expect(parentAt('/shops')).toBeNull()
})
