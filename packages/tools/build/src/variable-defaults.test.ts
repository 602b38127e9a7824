import { expect, test } from '@jest/globals'
import { takeVariableDefaults, variablesReadBy } from './variable-defaults.ts'

const EVERY_ELEMENT = '*, ::before, ::after, ::backdrop'
const defaults = { '--blur': '', '--translate-x': '0', '--translate-y': '0' }

test('the theme’s sheet sets no variables on every element', () => {
  const body = { fontSize: 'md' }
  const config = { globalCss: { [EVERY_ELEMENT]: defaults, body } }
  expect(takeVariableDefaults(config)).toBe(defaults)
  expect(config.globalCss).toEqual({ body })
})

test('a sheet sets those that its styles read', () => {
  const css = '.t_auto{translate:var(--translate-x) var(--translate-y)}'
  expect(variablesReadBy(css, defaults)).toEqual({
    [EVERY_ELEMENT]: { '--translate-x': '0', '--translate-y': '0' },
  })
})
