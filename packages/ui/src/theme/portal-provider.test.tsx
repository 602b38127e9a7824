import { expect, test } from '@jest/globals'
import { render } from '@testing-library/react'
import { PortalProvider } from './portal-provider.tsx'

const styles = () =>
  [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('')

test('only the shell emits tokens and fonts', () => {
  render(<PortalProvider>An application</PortalProvider>)
  expect(styles()).not.toContain('--portal-colors-accent:')
  render(<PortalProvider globals>The shell</PortalProvider>)
  expect(styles()).toContain('--portal-colors-accent:')
  expect(styles()).toContain('Inter Variable')
})

test('sizes follow the density of the page', () => {
  render(<PortalProvider globals>The shell</PortalProvider>)
  expect(styles()).toMatch(/\[data-density=compact\][^{]*\{[^}]*--portal-sizes-row: 2\.25rem/)
})
