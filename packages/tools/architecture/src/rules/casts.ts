import { parseSync } from '@swc/core'
import type { SourceFile } from './source-files.ts'
import { isNode } from './syntax-node.ts'

/**
 * A place where the code overrules the compiler: `x as T`, `<T>x`, `x!`, and calls whose result has type `any`
 * (`Object(x)`, `Reflect.get`). `as const` does not count.
 */
export interface Cast {
  /** `x as unknown as T`: the two types are unrelated. */
  readonly isDouble: boolean
}

const CASTS = ['TsAsExpression', 'TsTypeAssertion', 'TsNonNullExpression']

const isNamed = (node: unknown, name: string) =>
  isNode(node) && node.type === 'Identifier' && node.value === name

/**
 * Whether the standard library types the result of a call as `any`, so that the compiler checks nothing after
 * it.
 */
const givesAny = ({ type, callee }: Readonly<Record<string, unknown>>) =>
  type === 'CallExpression' &&
  (isNamed(callee, 'Object') ||
    (isNode(callee) && isNamed(callee.object, 'Reflect') && isNamed(callee.property, 'get')))

function castsIn(node: unknown): Cast[] {
  if (!isNode(node)) return []
  const inner = Object.values(node).flatMap(castsIn)
  const { type, expression } = node
  if (givesAny(node)) return [{ isDouble: false }, ...inner]
  if (!CASTS.includes(String(type))) return inner
  return [{ isDouble: isNode(expression) && CASTS.includes(String(expression.type)) }, ...inner]
}

/** The casts of a file, found by the parser: comments and strings do not count. */
export const castsOf = ({ path, text }: SourceFile): Cast[] =>
  castsIn(parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x') }))
