import { expect, test } from '@jest/globals'
import { layerOf, layersOf } from './style-layers.ts'

const WIDTHS = ['sm', 'md']
const rule = { '.atom': {} }
const hover = { type: 'self-nesting', value: '&:hover' }
const md = { type: 'at-rule', name: 'breakpoint', value: 'md' }

test.each([
  ['a single side of a box', 'marginTop', [], 'side'],
  ['the whole box', 'margin', [], 'wide'],
  ['a state', 'color', [hover], 'state'],
  ['a width, in a state or not', 'color', [md, hover], 'md'],
  ['any other query', 'color', [{ type: 'at-rule', name: 'container' }], 'query'],
])('an atom for %s has its layer', (_what, prop, conditions, layer) => {
  expect(layerOf({ entry: { prop }, result: rule, conditions }, WIDTHS)).toBe(layer)
})

test('a property with a built-in query is as strong as a query', () => {
  const result = { '.hide-below_md': { '@media (width < 48em)': { display: 'none' } } }
  expect(layerOf({ entry: { prop: 'hideBelow' }, result }, WIDTHS)).toBe('query')
})

test('more specific atoms are in later layers', () => {
  expect(layersOf(WIDTHS)).toEqual(['all', 'wide', 'short', 'long', 'side', 'state', 'sm', 'md', 'query'])
})
