import '../testing/published-tables.ts'
import { expect, test } from '@jest/globals'
import { renderInApp } from '@portal/portal-app/testing'
import { screen } from '@testing-library/react'
import { ParentLink } from './parent-link.tsx'

const nobody = { permissions: new Set<string>(), subjectTypes: new Set<string>() }

const parentAt = (address: string) => {
  renderInApp(<ParentLink access={nobody} />, address)
  const link = screen.queryByRole('link')
  return link && [link.textContent, link.getAttribute('href')]
}

test('on a phone one link leads to the screen above', () => {
  expect(parentAt('/shops/s%2F1')).toEqual(['Shops', '/shops'])
})

test('it passes by what may not be opened', () => {
  expect(parentAt('/shops/s1/audit/keys')).toEqual(['Details', '/shops/s1'])
})

test('the outermost screen has none', () => {
  expect(parentAt('/shops')).toBeNull()
})
