import { parseSync } from '@swc/core'

/** Attributes and properties that hold addresses, styles or identifiers. */
const NOT_TEXT =
  /^(as|class|className|color\w*|css|d|data-.*|display|fill|flex\w*|font\w*|grid\w*|href|icon|id|key|layout|method|name|path|placement|points|position|query|role|rel|size|src|style|templateColumns|to|type|value|variant|viewBox|width|height|.*(Width|Height|Columns|Areas|Area|Shadow|Content|Policy|Header|Path|Key|Id|Name))$/

/** Parts of a program whose strings are never shown. */
const NEVER_SHOWN =
  /^(ImportDeclaration|ExportAllDeclaration|TaggedTemplateExpression|Ts(?!(As|Satisfies|NonNull|Const)).*)$/

/** Text for people: a sentence, or one capitalized word. */
const READABLE = /^["“(…‘]?\p{Lu}\p{Ll}+( \{…\})?[.:…]?$|^\P{Ll}*\p{L}.*[ ’…].*\p{L}/u

/** Queries, styles, routes and code. */
const CODE =
  /^(select|insert|update|delete|with|create|alter|from|where|@\w+)\s|^[A-Z]+ \/|[{}<>;|\\$]{2}|=>|\w\(|^--|var\(--|^\d|^[a-z-]+(,? [a-z-]+){0,2}$/

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function member(node: object, name: string): unknown {
  const found = Object.entries(node).find(([key]) => key === name)
  return found?.[1]
}

const textMember = (node: object | undefined, name: string): string => {
  const value = node && member(node, name)
  return typeof value === 'string' ? value : ''
}

const objectMember = (node: object, name: string): object | undefined => {
  const value = member(node, name)
  return isObject(value) ? value : undefined
}

/** The parts of a template literal, with `{…}` for what the program puts in. */
function templateText(node: object): string {
  const quasis = member(node, 'quasis')
  if (!Array.isArray(quasis)) return ''
  return quasis.map((quasi: unknown) => (isObject(quasi) ? textMember(quasi, 'raw') : '')).join('{…}')
}

function ownText(node: object): string {
  switch (textMember(node, 'type')) {
    case 'StringLiteral':
    case 'JSXText':
      return textMember(node, 'value')
    case 'TemplateLiteral':
      return templateText(node)
    default:
      return ''
  }
}

/** The children of a node that can contain texts. */
function shownParts(node: object): unknown[] {
  const type = textMember(node, 'type')
  if (NEVER_SHOWN.test(type)) return []
  if (type === 'JSXAttribute' || type === 'KeyValueProperty') {
    const key = objectMember(node, type === 'JSXAttribute' ? 'name' : 'key')
    if (NOT_TEXT.test(textMember(key, 'value'))) return []
    return [member(node, 'value')]
  }
  if (type === 'ExportNamedDeclaration') return [member(node, 'declaration')]
  return Object.entries(node).flatMap(([name, value]) => (name === 'span' ? [] : [value]))
}

function* textsOf(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const one of node) yield* textsOf(one)
  else if (isObject(node)) {
    const text = ownText(node).replace(/\s+/g, ' ').trim()
    if (READABLE.test(text) && !CODE.test(text)) yield text
    for (const part of shownParts(node)) yield* textsOf(part)
  }
}

/** The texts in a source file that people can read, in order and without duplicates. `tsx` allows JSX. */
export function textsIn(source: string, tsx: boolean): readonly string[] {
  return [...new Set(textsOf(parseSync(source, { syntax: 'typescript', tsx }).body))]
}
