import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes'
import { unsafeCss } from './unsafe-css.ts'

const SVG = 'http://www.w3.org/2000/svg'

/** Drawing elements: none of them runs, embeds or fetches anything. */
const DRAWING =
  `a circle clipPath defs desc ellipse feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood
  feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset feTile filter g image line
  linearGradient marker mask metadata path pattern polygon polyline radialGradient rect stop style svg switch symbol
  text textPath title tspan use view`.split(/\s+/)

/** A reference within the same drawing, or an embedded picture. */
const INNER_REFERENCE = /^(#|data:image\/(png|jpeg|gif);base64,)/

function unsafeAttribute({ name, local, value }: SaxesAttributeNS, element: string): string | undefined {
  if (/^on/i.test(local)) return `${name} of <${element}>`
  if (local === 'href' && !(element === 'a' ? /^(#|https:)/ : INNER_REFERENCE).test(value.trim()))
    return `an external reference of <${element}>`
  if (value.includes('url(') || local === 'style') return unsafeCss(value) && `a style of <${element}>`
  return undefined
}

function unsafeTag({ local, uri, attributes }: SaxesTagNS): string | undefined {
  const isDrawing = uri === SVG ? DRAWING.includes(local) : uri !== 'http://www.w3.org/1999/xhtml'
  if (!isDrawing) return `<${local}>`
  return Object.values(attributes)
    .map((attribute) => unsafeAttribute(attribute, local))
    .find(Boolean)
}

/** Nesting limit; no real drawing reaches it. Lookups walk all ancestors, so depth costs quadratic time. */
const MAX_DEPTH = 64
const PIECE = 4096

/** Names the first unsafe item of an SVG image, or why it is not SVG. */
export function unsafeSvg(svg: string): string | undefined {
  const parser = new SaxesParser({ xmlns: true })
  const found: string[] = []
  const note = (what: string | undefined) => {
    if (what) found.push(what)
  }
  const open: string[] = []
  let root: string | undefined
  parser.on('error', () => note('something that is not well-formed XML'))
  parser.on('doctype', () => note('a document type'))
  parser.on('processinginstruction', ({ target }) => note(`the instruction ${target}`))
  parser.on('opentag', (tag) => {
    root ??= `${tag.uri} ${tag.local}`
    open.push(tag.local)
    note(open.length > MAX_DEPTH ? 'elements that are nested too deeply' : unsafeTag(tag))
  })
  parser.on('text', (text) =>
    note(open.at(-1) === 'style' ? unsafeCss(text) && 'an unsafe style' : undefined),
  )
  parser.on('cdata', (text) =>
    note(open.at(-1) === 'style' ? unsafeCss(text) && 'an unsafe style' : undefined),
  )
  parser.on('closetag', () => {
    open.pop()
  })
  for (let at = 0; at < svg.length && found.length === 0; at += PIECE) parser.write(svg.slice(at, at + PIECE))
  if (found.length === 0) parser.close()
  return found[0] ?? (root === `${SVG} svg` ? undefined : 'no <svg> element')
}
