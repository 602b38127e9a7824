import { expect, test } from '@jest/globals'
import { renderHtml, renderText } from './render-template.ts'

test('replaces placeholders with values', () => {
  expect(renderText('{{a}} and {{b}}', { a: '1', b: '2' })).toBe('1 and 2')
})

test('does not interpret values as templates', () => {
  expect(renderText('{{a}}', { a: '{{b}}', b: 'secret' })).toBe('{{b}}')
})

test('keeps unknown placeholders', () => {
  expect(renderText('{{constructor}} {{ a }} {{', { a: '1' })).toBe('{{constructor}} {{ a }} {{')
})

test('escapes values in HTML', () => {
  expect(renderHtml('<b>{{a}}</b>', { a: `<img src=x onerror="alert('1')">&` })).toBe(
    '<b>&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;</b>',
  )
})
