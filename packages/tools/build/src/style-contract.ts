import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { STYLE_SHEET } from './style-sheet-plugin.ts'
import { themeOwner } from './workspace.ts'

/** The code that generates class names. */
const NAMING = ['css/css.js', 'css/conditions.js']

const sheetIn = (output: string): string => {
  const file = join(output, STYLE_SHEET)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

const sorted = (matches: Iterable<RegExpMatchArray>) =>
  [...new Set([...matches].map(([, name = '']) => name))].sort()

function classNames(): string {
  const hash = createHash('sha256')
  for (const file of NAMING) hash.update(readFileSync(join(themeOwner, 'styled-system', file)))
  return `class names ${hash.digest('hex').slice(0, 8)}`
}

/** What a bundle's sheet needs from the theme: variables, and the scheme of class names. */
export function styleNeeds(output: string): string[] {
  const css = sheetIn(output)
  // A variable with a fallback value is not required.
  return css ? [classNames(), ...sorted(css.matchAll(/var\((--portal-(?:[\w-]|\\.)+)\)/g))] : []
}

/** What the theme's sheet provides to the others. */
export function styleOffers(output: string): string[] {
  return [classNames(), ...sorted(sheetIn(output).matchAll(/(--portal-(?:[\w-]|\\.)+):/g))]
}
