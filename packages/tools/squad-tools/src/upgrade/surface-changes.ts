/** A change of one declaration in a public surface; `lines` says what differs inside of it. */
export interface SurfaceChange {
  readonly kind: 'added' | 'removed' | 'changed'
  readonly name: string
  readonly lines: readonly string[]
}

const DECLARED =
  /^(?:export )?(?:default )?(?:declare )?(?:abstract )?(?:function|const|let|interface|type|class|enum|namespace) (\w+)/m

/** Whether a line of the report is a comment. */
const isNote = (line: string) => line.trim().startsWith('//')

/** The lines of each declaration in a report of API Extractor, by name; it leaves a blank line between them. */
function declarationsIn(report: string): ReadonlyMap<string, readonly string[]> {
  const [, code = ''] = /```ts\n([\s\S]*)```/.exec(report) ?? []
  const blocks = code.split(/\n\n+(?=\/\/ @|export |declare )/)
  return new Map(
    blocks.flatMap((block) => {
      const [, name] = DECLARED.exec(block) ?? []
      const lines = block.split('\n').filter((line) => line.trim() !== '' && !isNote(line))
      return name === undefined ? [] : [[name, lines] as const]
    }),
  )
}

function differingLines(before: readonly string[], after: readonly string[]): string[] {
  const [old, recent] = [new Set(before), new Set(after)]
  return [
    ...before.filter((line) => !recent.has(line)).map((line) => `- ${line.trim()}`),
    ...after.filter((line) => !old.has(line)).map((line) => `+ ${line.trim()}`),
  ]
}

interface Names {
  keys(): Iterable<string>
  has(name: string): boolean
}

const without = (kind: 'added' | 'removed', some: Names, others: Names): SurfaceChange[] =>
  [...some.keys()].filter((name) => !others.has(name)).map((name) => ({ kind, name, lines: [] }))

/** What changed between two reports of the same public surface: removed exports first, because they break builds. */
export function surfaceChanges(before: string, after: string): readonly SurfaceChange[] {
  const [old, recent] = [declarationsIn(before), declarationsIn(after)]
  const changed = [...old].flatMap(([name, was]): SurfaceChange[] => {
    const is = recent.get(name)
    if (is === undefined) return []
    const lines = differingLines(was, is)
    return lines.length > 0 ? [{ kind: 'changed', name, lines }] : []
  })
  return [...without('removed', old, recent), ...changed, ...without('added', recent, old)]
}

/** What changed between the exported names of a file before and after: removed ones first. */
export const nameChanges = (
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
): readonly SurfaceChange[] => [...without('removed', before, after), ...without('added', after, before)]
