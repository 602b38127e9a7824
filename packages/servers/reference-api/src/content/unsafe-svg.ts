import { unsafeCss } from '@portal/contract/content/unsafe-css.ts'
import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes'

const SVG = 'http://www.w3.org/2000/svg'

/** Drawing, and nothing that runs, embeds or fetches. */
const DRAWING =
  `a circle clipPath defs desc ellipse feBlend feColorMatrix feComponentTransfer feComposite feDropShadow feFlood
  feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset feTile filter g image line
  linearGradient marker mask metadata path pattern polygon polyline radialGradient rect stop style svg switch symbol
  text textPath title tspan use view`.split(/\s+/)

/** A place in the same drawing, or a picture that is part of it. */
const INNER_REFERENCE = /^(#|data:image\/(png|jpeg|gif);base64,)/

function unsafeAttribute({ name, local, value }: SaxesAttributeNS, element: string): string | undefined {
  if (/^on/i.test(local)) return `${name} of <${element}>`
  if (local === 'href' && !(element === 'a' ? /^(#|https:)/ : INNER_REFERENCE).test(value.trim()))
    return `a reference of <${element}> to something outside`
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

/** Drawings are not deeper; what a name stands for is looked up in each element around it. */
const DEEPEST = 64
const PIECE = 4096

/** The first thing in an SVG picture that could run or fetch something, in words, or why it is no SVG. */
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
    note(open.length > DEEPEST ? 'elements that are nested too deeply' : unsafeTag(tag))
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
