/// <reference lib="dom" />

// To be run before the library of overrides, which writes a script with an import map otherwise: the policy of the page
// refuses scripts that are made of text.
const meta = Object.assign(document.createElement('meta'), {
  name: 'importmap-type',
  content: 'systemjs-importmap',
})
meta.setAttribute('server-only', '')
document.head.append(meta)
