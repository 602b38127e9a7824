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
  // Low enough to keep the list of problems visible below.
  '.cm-scroller': {
    maxHeight: 'max(16rem, 100dvh - 27rem)',
    fontFamily: 'var(--portal-fonts-mono)',
    fontVariantLigatures: 'none',
    lineHeight: '1.6',
  },
  // Room to write; read-only content takes only the room it needs.
  '&:not(:has([aria-readonly])) :is(.cm-content, .cm-gutter)': { minHeight: '12rem' },
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
  '.cm-panels': {
    color: color('fg'),
    backgroundColor: color('bg-subtle'),
    borderBottom: `1px solid ${color('border')}`,
  },
  '.cm-panel.cm-search': { padding: '0.5rem', fontFamily: 'var(--portal-fonts-sans)' },
  '.cm-panel.cm-search label': { fontSize: 'inherit' },
  '.cm-textfield, .cm-button': {
    color: color('fg'),
    backgroundColor: color('bg-raised'),
    backgroundImage: 'none',
    border: `1px solid ${color('border-control')}`,
    borderRadius: 'var(--portal-radii-control)',
    fontSize: 'inherit',
    minHeight: '1.75rem',
  },
  '.cm-panel.cm-search [name=close]': { color: color('fg-muted'), minWidth: '1.5rem', minHeight: '1.5rem' },
  '.cm-searchMatch': { backgroundColor: color('amber-subtle'), outline: `1px solid ${color('amber-solid')}` },
  '.cm-searchMatch-selected': { backgroundColor: color('accent-subtle') },
  '.cm-selectionMatch': { backgroundColor: color('bg-hover') },
  '.cm-tooltip': {
    color: color('fg'),
    backgroundColor: color('bg-raised'),
    border: `1px solid ${color('border')}`,
    borderRadius: 'var(--portal-radii-control)',
    fontFamily: 'var(--portal-fonts-sans)',
  },
  '.cm-lintRange-warning': {
    backgroundImage: 'none',
    textDecoration: `underline wavy ${color('amber-solid')}`,
    textUnderlineOffset: '3px',
  },
  '.cm-diagnostic-error': { borderInlineStart: `3px solid ${color('red-solid')}` },
  '.cm-diagnostic-warning': { borderInlineStart: `3px solid ${color('amber-solid')}` },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'inherit', maxHeight: '14rem' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '0.25rem 0.5rem' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    color: color('fg'),
    backgroundColor: color('accent-subtle'),
  },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: 'var(--portal-font-weights-strong)' },
  '.cm-completionDetail': { color: color('fg-muted'), fontStyle: 'normal' },
})

const highlighting = HighlightStyle.define([
  {
    tag: [tags.propertyName, tags.tagName],
    color: color('fg'),
    fontWeight: 'var(--portal-font-weights-strong)',
  },
  { tag: [tags.string, tags.attributeValue], color: color('blue-fg') },
  { tag: tags.comment, color: color('fg-muted'), fontStyle: 'italic' },
  { tag: [tags.number, tags.bool, tags.null], color: color('violet-fg') },
  { tag: [tags.separator, tags.brace, tags.squareBracket, tags.angleBracket], color: color('fg-muted') },
])

/** The editor in the portal's colors, light and dark. */
export const editorLook = [theme, syntaxHighlighting(highlighting)]
