import { parseSync } from '@swc/core'
import type { SourceFile } from './source-files.ts'
import { isNode } from './syntax-node.ts'

const FUNCTIONS = [
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ClassMethod',
  'MethodProperty',
]

/** Byte positions of the start and end of each function in a syntax tree. */
function spansIn(node: unknown): [start: number, end: number][] {
  if (!isNode(node)) return []
  const inner = Object.values(node).flatMap(spansIn)
  const { type, span } = node
  if (!FUNCTIONS.includes(String(type)) || !isNode(span)) return inner
  return [[Number(span.start), Number(span.end)], ...inner]
}

/** Lines of the longest function of a file, nested functions included. */
export function longestFunction({ path, text }: Pick<SourceFile, 'path' | 'text'>): number {
  // swc accumulates positions across calls. The added statement shows where this one starts.
  const parsed = parseSync(`;${text}`, { syntax: 'typescript', tsx: path.endsWith('x') })
  const offset = parsed.body[0]?.span.start ?? 0
  const bytes = Buffer.from(`;${text}`)
  const lengths = spansIn(parsed).map(
    ([start, end]) =>
      bytes
        .subarray(start - offset, end - offset)
        .toString()
        .split('\n').length,
  )
  return Math.max(0, ...lengths)
}
