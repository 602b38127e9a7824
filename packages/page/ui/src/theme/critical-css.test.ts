import { expect, test } from '@jest/globals'
import { criticalCss } from './critical-css.ts'
import { colors } from './tokens.ts'

test('colors the page in both schemes before a script has run', () => {
  const css = criticalCss()
  expect(css).toContain(`html{color-scheme:light;background:${colors.bg[0]}`)
  expect(css).toContain(`html.dark{color-scheme:dark;background:${colors.bg[1]}`)
})

test('fixes the order of the cascade layers', () => {
  expect(criticalCss()).toMatch(/^@layer reset,base,tokens,recipes;/)
})
