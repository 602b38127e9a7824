import { findNodeAtLocation, type Node, type ParseError, parseTree } from 'jsonc-parser'
import type { z } from 'zod'
import { isObject } from '../../layout/is-object.ts'
import { hasPlaceFor, kindOf, schemaAt } from '../schema-at.ts'
import { texts } from '../texts.ts'
import { sentenceFor } from './syntax-sentences.ts'

/** A position in a text; lines are counted from 1. */
export interface Place {
  readonly from: number
  readonly to: number
  readonly line: number
}

/** A fault that prevents applying a text to the form. */
interface Fault extends Place {
  /** Name of the affected value; empty for syntax errors. */
  readonly name: string
  readonly message: string
}

export interface JsonDocument {
  /** The parsed values; undefined when there are faults. */
  readonly values: Readonly<Record<string, unknown>> | undefined
  readonly faults: readonly Fault[]
  /** The place of a value, or of its nearest parent. */
  placeOf(name: string): Place
}

/** An immutable value, and why. */
export interface Fixed {
  readonly value: unknown
  readonly reason: string
}

const shapes = { object: texts.json.noObject, array: texts.json.noList }

const STRICT = { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false }

/** Parses a text as form values, with its faults and the place of every value. */
export function readJson(...given: Parameters<typeof readNested>): JsonDocument {
  try {
    return readNested(...given)
  } catch (error) {
    // Deeply nested text overflows the stack.
    if (!(error instanceof RangeError)) throw error
    const start = placeFrom('', 0, 0)
    return {
      values: undefined,
      faults: [{ ...start, name: '', message: texts.json.tooDeep }],
      placeOf: () => start,
    }
  }
}

function readNested(text: string, schema: z.core.$ZodType, fixed: ReadonlyMap<string, Fixed>): JsonDocument {
  const errors: ParseError[] = []
  const root = parseTree(text, errors, STRICT)
  const placeOf = (name: string) => placeAt(text, root && nodeAt(root, name))
  // One mistake causes follow-up errors; only the first one helps.
  const [error] = errors
  if (!root || error) return { values: undefined, faults: error ? [misspelt(text, error)] : [], placeOf }
  const faults =
    root.type === 'object'
      ? [...misplaced(text, root, schema), ...changedFixed(root, fixed, placeOf)]
      : [{ ...placeAt(text, root), name: '', message: shapes.object }]
  const values = faults.length === 0 ? read(root) : undefined
  return { values: isObject(values) ? values : undefined, faults, placeOf }
}

/** The value of a node; objects from jsonc-parser itself do not compare as plain objects in the form. */
function read({ type, value, children = [] }: Node): unknown {
  if (type === 'array') return children.map(read)
  if (type !== 'object') return value
  return Object.fromEntries(membersOf(children).map(([key, inner]) => [key.value, read(inner)]))
}

/** Names and values of the properties of an object without syntax errors. */
const membersOf = (properties: readonly Node[]): (readonly [Node, Node])[] =>
  properties.flatMap(({ children: [key, inner] = [] }) => (key && inner ? [[key, inner] as const] : []))

/**
 * Duplicate names, names without a field, and other values where a list or group is expected: the form's
 * fields would replace them.
 */
function misplaced(text: string, node: Node, schema: z.core.$ZodType, path = ''): Fault[] {
  const { type, children = [] } = node
  const kind = path && kindOf(schemaAt(schema, path))
  if (kind && kind !== type) return [{ ...placeAt(text, node), name: path, message: shapes[kind] }]
  if (type === 'array')
    return children.flatMap((item, index) => misplaced(text, item, schema, within(path, index)))
  if (type !== 'object') return []
  const seen = new Set<string>()
  return membersOf(children).flatMap(([key, inner]) => {
    const name = within(path, key.value)
    const fault = (message: string) => [{ ...placeAt(text, key), name, message }]
    if (seen.has(key.value)) return fault(texts.json.twice)
    seen.add(key.value)
    return hasPlaceFor(schema, name) ? misplaced(text, inner, schema, name) : fault(texts.json.unknown)
  })
}

const within = (path: string, key: string | number) => (path ? `${path}.${key}` : String(key))

function changedFixed(
  root: Node,
  fixed: ReadonlyMap<string, Fixed>,
  placeOf: (name: string) => Place,
): Fault[] {
  return [...fixed].flatMap(([name, { value, reason }]) => {
    const node = findNodeAtLocation(root, name.split('.'))
    const isSame = JSON.stringify(node && read(node)) === JSON.stringify(value)
    return isSame ? [] : [{ ...placeOf(name), name, message: reason }]
  })
}

function nodeAt(root: Node, name: string): Node {
  let node = root
  for (const key of name.split('.').filter(Boolean)) {
    const inner = findNodeAtLocation(node, [node.type === 'array' ? Number(key) : key])
    if (!inner) return node
    node = inner
  }
  return node
}

/** A node's place, up to the end of its first line. */
const placeAt = (text: string, node: Node | undefined): Place =>
  node ? placeFrom(text, node.offset, node.length) : placeFrom(text, 0, 0)

function placeFrom(text: string, from: number, length: number): Place {
  const endOfLine = text.indexOf('\n', from)
  const to = Math.min(from + length, endOfLine < 0 ? text.length : endOfLine)
  return { from, to: Math.max(from, to), line: text.slice(0, from).split('\n').length }
}

/** The place of a value in a JSON text, or of its nearest parent. */
export function placeIn(text: string, name: string): Place {
  const root = parseTree(text)
  return placeAt(text, root && nodeAt(root, name))
}

/** The first syntax error of a JSON text, as a sentence with its place. */
export function syntaxFault(text: string): (Place & { readonly message: string }) | undefined {
  const errors: ParseError[] = []
  parseTree(text, errors, STRICT)
  const [error] = errors
  return error && misspelt(text, error)
}

const misspelt = (text: string, { error, offset, length }: ParseError): Fault => ({
  ...placeFrom(text, offset, length),
  name: '',
  message: sentenceFor(error),
})
