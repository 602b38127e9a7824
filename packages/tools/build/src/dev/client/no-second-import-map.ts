/// <reference lib="dom" />

// Runs before the overrides library. Otherwise the library writes an inline import map, which the page's
// policy blocks.
const meta = Object.assign(document.createElement('meta'), {
  name: 'importmap-type',
  content: 'systemjs-importmap',
})
meta.setAttribute('server-only', '')
document.head.append(meta)
