import { expect, test } from '@jest/globals'
import { renderHtml, renderText } from './render-template.ts'

test('values take the place of their placeholders', () => {
  expect(renderText('{{a}} and {{b}}', { a: '1', b: '2' })).toBe('1 and 2')
})

test('a value is never read as a template', () => {
  expect(renderText('{{a}}', { a: '{{b}}', b: 'secret' })).toBe('{{b}}')
})

test('what is no known placeholder stays as it is written', () => {
  expect(renderText('{{constructor}} {{ a }} {{', { a: '1' })).toBe('{{constructor}} {{ a }} {{')
})

test('in HTML a value is text, whatever signs it holds', () => {
  expect(renderHtml('<b>{{a}}</b>', { a: `<img src=x onerror="alert('1')">&` })).toBe(
    '<b>&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;</b>',
  )
})
