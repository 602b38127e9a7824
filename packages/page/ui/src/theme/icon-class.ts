import type { LucideIconData } from '@lucide/icons'

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">'

/** An icon as an image. The library's own image builder would add 200 bytes to every page. */
function imageOf({ node }: LucideIconData): string {
  const parts = node.map(([name, attributes]) => {
    const pairs = Object.entries(attributes).map(([attribute, value]) => `${attribute}="${value}"`)
    return `<${name} ${pairs.join(' ')}/>`
  })
  return `url("data:image/svg+xml,${encodeURIComponent(`${SVG}${parts.join('')}</svg>`)}")`
}

const classes = new Map<LucideIconData, string>()
let sheet: CSSStyleSheet | undefined

function addedSheet(): CSSStyleSheet {
  const added = new CSSStyleSheet()
  document.adoptedStyleSheets.push(added)
  return added
}

/**
 * The class that sets `--icon` to an icon's image. Its rule is added to the page when first used: tables show
 * the same few icons hundreds of times, so no row has the image itself.
 */
export function iconClass(icon: LucideIconData): string {
  const known = classes.get(icon)
  if (known) return known
  const name = `icon-${classes.size}`
  sheet ??= addedSheet()
  sheet.insertRule(`.${name} { --icon: ${imageOf(icon)} }`)
  classes.set(icon, name)
  return name
}
