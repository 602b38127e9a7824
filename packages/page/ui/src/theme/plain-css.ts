import type { SystemConfig } from '@chakra-ui/react/styled-system'
import { iconMask } from './icon-mask.ts'
import { tones } from './tokens.ts'

/**
 * Styles for what tables show hundreds of times: plain elements with a class each. An element that computes
 * its styles when rendering costs about twenty times as much.
 */
export const plainCss: SystemConfig['globalCss'] = {
  '.text-link': { color: 'accent', textUnderlineOffset: '3px' },
  '.text-link:is(:hover, [data-underlined])': { textDecoration: 'underline' },
  'button.text-link': { cursor: 'pointer', textAlign: 'start', fontWeight: 'inherit' },
  '.text-link[data-quiet]': { color: 'fg.muted' },
  '.status-badge': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '5',
    paddingInline: '1.5',
    borderRadius: 'small',
    fontSize: 'xs',
    fontWeight: 'strong',
    lineHeight: '1',
    // On a phone, a long status wraps instead of squeezing its neighbors.
    whiteSpace: { base: 'normal', sm: 'nowrap' },
    verticalAlign: 'middle',
  },
  ...Object.fromEntries(
    tones.map((tone) => [`.status-badge[data-tone=${tone}]`, { bg: `${tone}.subtle`, color: `${tone}.fg` }]),
  ),
  '.status-badge::before': { ...iconMask('12px'), maskImage: 'var(--icon)' },
  '.icon': {
    flexShrink: 0,
    display: 'inline-block',
    width: '1em',
    height: '1em',
    verticalAlign: 'middle',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '2.5',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  '.row-menu': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    height: '7',
    aspectRatio: 'square',
    borderRadius: 'control',
    color: 'fg.muted',
    cursor: 'pointer',
  },
  '.row-menu::before': {
    content: '""',
    width: '15px',
    height: '5px',
    background: 'radial-gradient(circle, currentColor 1.3px, transparent 1.8px) 0 / 5px',
    '@media (forced-colors: active)': { color: 'CanvasText', forcedColorAdjust: 'none' },
  },
  '.row-menu:hover': { bg: 'bg.hover', color: 'fg' },
  // Beside the text of a search: its icon, and what is missing.
  '.search-note': {
    position: 'absolute',
    insetBlock: '0',
    insetStart: '2.5',
    display: 'grid',
    alignItems: 'center',
    color: 'fg.muted',
    pointerEvents: 'none',
  },
  '.search-note[role]': { insetStart: 'auto', insetEnd: '8', fontSize: 'xs' },
  // Otherwise checking one moves the line that it is in: the browser's own boxes have another baseline.
  'input:is([type=checkbox], [type=radio])': { verticalAlign: 'middle' },
  // In the dark, browsers fill boxes that are not checked with a grey that looks disabled.
  'input:is([type=checkbox], [type=radio]):not(:checked, [type=checkbox]:indeterminate, :disabled, [role=switch])':
    {
      appearance: 'none',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'small',
      bg: 'bg',
      '&[type=radio]': { borderRadius: 'full' },
    },
  '.tick': { flexShrink: 0, width: '4', height: '4', marginBlock: '0.5' },
  '.tick[role=switch]': {
    appearance: 'none',
    position: 'relative',
    width: '7',
    borderRadius: 'full',
    bg: 'border.control',
    transition: 'background-color 120ms ease-out',
  },
  '.tick[role=switch]::before': {
    content: '""',
    position: 'absolute',
    insetStart: '2px',
    top: '2px',
    width: '3',
    height: '3',
    borderRadius: 'full',
    bg: 'bg',
    transition: 'translate 120ms ease-out',
  },
  '.tick[role=switch]:checked': { bg: 'accent' },
  '.tick[role=switch]:checked::before': { translate: '12px 0' },
}
