import { firstPaintCss } from './first-paint-css.ts'
import { frameCss } from './frame-css.ts'
import { colors } from './tokens.ts'

/**
 * The styles a page needs before any script has run: both color schemes and the order of the cascade layers
 * (an application may insert its styles before the shell does). `colorScheme.apply()` sets the classes.
 */
export function criticalCss(): string {
  return [
    '@layer reset,base,tokens,recipes;',
    '*,*::before,*::after{box-sizing:border-box}',
    'body{margin:0}',
    scheme('html', 0),
    `@media (prefers-color-scheme:dark){${scheme('html:not(.light)', 1)}}`,
    scheme('html.dark', 1),
    frameCss,
    firstPaintCss,
  ].join('')
}

function scheme(selector: string, index: 0 | 1) {
  const name = index === 0 ? 'light' : 'dark'
  return `${selector}{color-scheme:${name};background:${colors.bg[index]};color:${colors.fg[index]}}`
}
