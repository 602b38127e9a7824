import type { LucideIconData } from '@lucide/icons'
import { buildLucideDataUri } from '@lucide/icons/build'

const classes = new Map<LucideIconData, string>()

function addedSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  return sheet
}
let sheet: CSSStyleSheet | undefined

/**
 * The class that sets `--icon` to an icon's image. Its rule is added to the page when first used: tables show
 * the same few icons hundreds of times, so no row has the image itself.
 */
export function iconClass(icon: LucideIconData): string {
  const known = classes.get(icon)
  if (known) return known
  const name = `icon-${classes.size}`
  const image = buildLucideDataUri(icon, { color: 'black', strokeWidth: 2.5 })
  sheet ??= addedSheet()
  sheet.insertRule(`.${name} { --icon: url("${image}") }`)
  classes.set(icon, name)
  return name
}
