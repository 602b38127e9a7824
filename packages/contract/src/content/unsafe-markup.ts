import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html'
import { unsafeCss } from './unsafe-css.ts'

interface Tag {
  readonly name: string
  readonly attributes: Attributes
}

/** A comment that all parsers read the same way: it contains no bracket. */
const PLAIN_COMMENT = /<!--[^<>]*-->/g
const DOCTYPE = /^\s*<!doctype html>/i
/** Declarations, processing instructions and end tags without a name, which parsers treat differently. */
const ODD_MARKUP = /<[!?]|<\/(?![a-z])/i
/** An unclosed element extends to the end of the text, so that many open tags take a single pass. */
const STYLE_ELEMENT = /<style[^>]*(?:>([\s\S]*?)(?:<\/style|$)|$)/gi

/** Pages and emails are not deeper; the parser looks at all ancestors of each element. */
const MAX_DEPTH = 200

class NestedTooDeeply extends Error {}

function cleaned(html: string, policy: IOptions): { text: string; tags: Tag[] } {
  const tags: Tag[] = []
  const note = (name: string, attributes: Attributes) => {
    tags.push({ name, attributes: { ...attributes } })
    return { tagName: name, attribs: attributes }
  }
  let depth = 0
  const text = sanitizeHtml(html, {
    ...policy,
    transformTags: { '*': note },
    onOpenTag: () => {
      depth += 1
      if (depth > MAX_DEPTH) throw new NestedTooDeeply()
    },
    onCloseTag: () => {
      depth -= 1
    },
  })
  return { text, tags }
}

/** Attributes that are allowed, but not with every address. */
const ADDRESSES = new Set(['href', 'src'])

function difference(given: Tag, kept: Tag | undefined): string | undefined {
  if (given.name !== kept?.name) return `<${given.name}>`
  const lost = Object.keys(given.attributes).find((name) => given.attributes[name] !== kept.attributes[name])
  if (!lost) return undefined
  const place = `${lost} of <${given.name}>`
  return ADDRESSES.has(lost) ? `the address in ${place}` : place
}

function unsafeStyle(html: string, tags: readonly Tag[]): string | undefined {
  const elements = [...html.matchAll(STYLE_ELEMENT)].map(([, css = '']) => css)
  return [...elements, ...tags.map(({ attributes }) => attributes.style ?? '')].map(unsafeCss).find(Boolean)
}

const charsetOf = ({ attributes: { charset, content } }: Tag) =>
  charset ?? /charset\s*=\s*([\w-]+)/i.exec(content ?? '')?.[1]

/**
 * The first construct in an HTML text that `policy` does not allow, as text; `undefined` if all is allowed.
 * Nothing is removed: the author gets a warning instead.
 */
export function unsafeMarkup(html: string, policy: IOptions): string | undefined {
  try {
    return findUnsafe(html, policy)
  } catch (error) {
    if (error instanceof NestedTooDeeply) return 'elements that are nested too deeply'
    throw error
  }
}

function findUnsafe(html: string, policy: IOptions): string | undefined {
  const odd = ODD_MARKUP.exec(html.replace(DOCTYPE, '').replaceAll(PLAIN_COMMENT, ''))
  if (odd) return `${odd[0]}, which opens neither a tag nor a plain comment`
  const given = cleaned(html, policy)
  const kept = cleaned(given.text, policy)
  for (const [place, tag] of given.tags.entries()) {
    const lost = difference(tag, kept.tags[place])
    if (lost) return lost
  }
  const style = unsafeStyle(html, given.tags)
  if (style) return `${style} in a style`
  const charset = given.tags.map(charsetOf).find((name) => name && !/^utf-?8$/i.test(name))
  return charset && `the character set ${charset}; only UTF-8 is allowed`
}
