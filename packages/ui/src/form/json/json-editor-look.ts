import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const color = (token: string) => `var(--portal-colors-${token})`

const theme = EditorView.theme({
  '&': {
    color: color('fg'),
    backgroundColor: color('bg-raised'),
    border: `1px solid ${color('border-control')}`,
    borderRadius: 'var(--portal-radii-control)',
    fontSize: 'var(--portal-font-sizes-sm)',
  },
  '&.cm-focused': { outline: `2px solid ${color('accent')}`, outlineOffset: '-1px' },
  // Low enough for the list of problems to stay in sight below it.
  '.cm-scroller': {
    maxHeight: 'max(16rem, 100dvh - 27rem)',
    fontFamily: 'var(--portal-fonts-mono)',
    fontVariantLigatures: 'none',
    lineHeight: '1.6',
  },
  '.cm-content, .cm-gutter': { minHeight: '12rem' },
  '.cm-content': { paddingBlock: '0.5rem', caretColor: color('fg') },
  '.cm-gutters': {
    color: color('fg-muted'),
    backgroundColor: color('bg-subtle'),
    border: 'none',
    borderInlineEnd: `1px solid ${color('border')}`,
    borderStartStartRadius: 'inherit',
    borderEndStartRadius: 'inherit',
  },
  '.cm-cursor': { borderInlineStartColor: color('fg') },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine': { backgroundColor: color('bg-hover') },
  '&.cm-focused .cm-activeLineGutter': { color: color('fg') },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: color('accent-subtle') },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: `underline wavy ${color('red-solid')}`,
    textUnderlineOffset: '3px',
  },
  '.cm-tooltip': {
    color: color('fg'),
    backgroundColor: color('bg-raised'),
    border: `1px solid ${color('border')}`,
    borderRadius: 'var(--portal-radii-control)',
    fontFamily: 'var(--portal-fonts-sans)',
  },
  '.cm-diagnostic': { borderInlineStart: `3px solid ${color('red-solid')}` },
})

const highlighting = HighlightStyle.define([
  { tag: tags.propertyName, color: color('fg'), fontWeight: 'var(--portal-font-weights-strong)' },
  { tag: tags.string, color: color('blue-fg') },
  { tag: [tags.number, tags.bool, tags.null], color: color('violet-fg') },
  { tag: [tags.separator, tags.brace, tags.squareBracket], color: color('fg-muted') },
])

/** The editor in the colours of the portal, light and dark. */
export const jsonEditorLook = [theme, syntaxHighlighting(highlighting)]
