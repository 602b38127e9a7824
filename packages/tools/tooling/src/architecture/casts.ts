import { parseSync } from '@swc/core'
import type { SourceFile } from './source-files.ts'

/** A place where the code overrules the compiler: `x as T`, `<T>x` or `x!`; `as const` is none. */
export interface Cast {
  /** `x as unknown as T`: no relation between the two types is left. */
  readonly isDouble: boolean
}

const CASTS = ['TsAsExpression', 'TsTypeAssertion', 'TsNonNullExpression']

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

function castsIn(node: unknown): Cast[] {
  if (!isNode(node)) return []
  const inner = Object.values(node).flatMap(castsIn)
  const { type, expression } = node
  if (!CASTS.includes(String(type))) return inner
  return [{ isDouble: isNode(expression) && CASTS.includes(String(expression.type)) }, ...inner]
}

/** The casts of a file, as the parser sees them: neither comments nor texts count. */
export const castsOf = ({ path, text }: SourceFile): Cast[] =>
  castsIn(parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x') }))
