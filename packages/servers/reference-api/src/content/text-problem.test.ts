import { expect, test } from '@jest/globals'
import { textProblem } from '@portal/contract/content/text-problem.ts'
import { demoFiles } from '@portal/demo-data/demo-directories.ts'

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${inside}</svg>`

test.each(demoFiles().map((file) => [file.name, file] as const))('%s is fine', (_, { contentType, text }) => {
  for (const version of [1, 2, 3, 4]) expect(textProblem(contentType, text(version))).toBeUndefined()
})

test.each([
  ['<script>alert(1)</script>', '<script>'],
  ['<SCRIPT SRC=//evil.example></SCRIPT>', '<script>'],
  ['<p onclick="alert(1)">x</p>', 'onclick of <p>'],
  ['<img src=x onerror=alert(1)>', 'onerror of <img>'],
  ['<a href="javascript:alert(1)">x</a>', 'href of <a>'],
  ['<a href=" java\tscript:alert(1)">x</a>', 'href of <a>'],
  ['<a href="&#106;avascript:alert(1)">x</a>', 'href of <a>'],
  ['<a href="http://plain.example">x</a>', 'href of <a>'],
  ['<img src="//evil.example/p.png">', 'src of <img>'],
  ['<iframe src="https://evil.example"></iframe>', '<iframe>'],
  ['<object data="x.swf"></object>', '<object>'],
  ['<form action="https://evil.example"><input></form>', '<form>'],
  ['<base href="https://evil.example">', '<base>'],
  ['<link rel="stylesheet" href="https://evil.example/a.css">', '<link>'],
  ['<meta http-equiv="refresh" content="0;url=https://evil.example">', 'http-equiv of <meta>'],
  ['<svg><script>alert(1)</script></svg>', '<svg>'],
  ['<math><mi xlink:href="javascript:alert(1)">x</mi></math>', '<math>'],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', '<noscript>'],
  ['<template><script>1</script></template>', '<template>'],
  ['<p style="background:url(https://evil.example/x)">x</p>', 'url( in a style'],
  ['<style>@import "https://evil.example/a.css";</style>', '@import in a style'],
  ['<p style="width:expression(alert(1))">x</p>', 'expression( in a style'],
  ['<p style="width:\\65xpression(alert(1))">x</p>', '\\ in a style'],
  ['<!--><img src=x onerror=alert(1)>-->', '<!'],
  ['<![CDATA[><script>alert(1)</script>]]>', '<!'],
  ['<?xml-stylesheet href="x"?>', '<?'],
  ['</ ><script>1</script>', '</'],
  ['<meta charset="iso-8859-2"><p>x</p>', 'character set iso-8859-2'],
  ['<meta http-equiv=Content-Type content="text/html; charset=windows-1250">', 'http-equiv of <meta>'],
  ['a\u0000b', 'the character U+0000 on line 1'],
  ['a\nb\u202ec', 'the character U+202E on line 2'],
])('in HTML, finds %s', (html, found) => {
  expect(textProblem('text/html', html)).toContain(found)
})

test.each([
  '<!doctype html><html lang="en"><head><meta charset="UTF-8"><title>T</title><style>p{color:red}</style></head><body><!-- version 3 --><h1 id="a">T</h1><p style="margin:0">A &amp; B &lt;3</p><a href="https://shop.example" rel="noopener">x</a> <a href="#a">y</a><a href="mailto:a@b.example">m</a><img src="data:image/png;base64,AA==" alt=""><table><tr><td colspan="2">1</td></tr></table><br></body></html>',
  '<p>5 < 6 and a > b</p>',
  'Only words',
])('in HTML, accepts %s', (html) => {
  expect(textProblem('text/html', html)).toBeUndefined()
})

test.each([
  [svg('<script>alert(1)</script>'), '<script>'],
  [svg('', ' onload="alert(1)"'), 'onload of <svg>'],
  [svg('<a href="javascript:alert(1)"><text>x</text></a>'), 'an external reference'],
  [svg('<image href="https://evil.example/x.png"/>'), 'an external reference'],
  [
    svg('<use xlink:href="https://evil.example/x.svg#a"/>', ' xmlns:xlink="http://www.w3.org/1999/xlink"'),
    'an external reference',
  ],
  [svg('<image href="data:image/svg+xml;base64,AA=="/>'), 'an external reference'],
  [svg('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>'), '<foreignObject>'],
  [svg('<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>'), '<script>'],
  [svg('<animate attributeName="href" to="javascript:alert(1)"/>'), '<animate>'],
  [svg('<set attributeName="onload" to="alert(1)"/>'), '<set>'],
  [svg('<style>@import "https://evil.example/a.css";</style>'), 'unsafe style'],
  [svg('<style><![CDATA[*{background:url(https://evil.example)}]]></style>'), 'unsafe style'],
  [svg('<rect fill="url(https://evil.example#a)"/>'), 'a style of <rect>'],
  [`<!DOCTYPE svg [<!ENTITY x "y">]>${svg('&x;')}`, 'a document type'],
  [`<?xml-stylesheet href="https://evil.example/a.css"?>${svg('')}`, 'the instruction xml-stylesheet'],
  [svg('<g>'), 'not well-formed'],
  ['<p>not a picture</p>', 'no <svg> element'],
  ['<svg>without a namespace</svg>', '<svg>'],
  ['PK\u0003\u0004', 'U+0003'],
])('in SVG, finds %s', (text, found) => {
  expect(textProblem('image/svg+xml', text)).toContain(found)
})

test('accepts an SVG that only draws', () => {
  const drawing = svg(
    '<defs><linearGradient id="a"><stop offset="1" stop-color="#fff"/></linearGradient></defs><style>.b{fill:url(#a)}</style><rect class="b" fill="url(#a)" width="9" height="9"/><use href="#a"/>',
  )
  expect(textProblem('image/svg+xml', `<?xml version="1.0" encoding="UTF-8"?>\n${drawing}`)).toBeUndefined()
})

test.each([
  ['{"a":', 'The content is not valid JSON.'],
  ['[1,]', 'The content is not valid JSON.'],
  ['['.repeat(100_000), 'The JSON is nested too deeply.'],
])('rejects JSON such as %.20s', (json, message) => {
  expect(textProblem('application/json', json)).toBe(message)
})
