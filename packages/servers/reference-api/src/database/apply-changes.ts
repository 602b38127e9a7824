import type { HistoryChange } from '@portal/contract/history-entry.ts'
import { isRecord } from '@portal/contract/typed-objects.ts'
import { stepsOf } from '@portal/server-common/http/json-pointer.ts'

type Container = Record<string, unknown>

function parentOf(record: Container, steps: readonly string[]): Container | undefined {
  let place: unknown = record
  for (const step of steps.slice(0, -1)) place = isRecord(place) ? place[step] : undefined
  return isRecord(place) ? place : undefined
}

function remove(parent: Container, name: string): void {
  if (Array.isArray(parent)) parent.splice(Number(name), 1)
  else delete parent[name]
}

/** Later list positions first, so that the earlier ones keep their index. */
const fromTheEnd = (changes: readonly HistoryChange[]) =>
  changes
    .filter(({ op }) => op === 'REMOVE')
    .toSorted((a, b) => Number(stepsOf(b.path).at(-1)) - Number(stepsOf(a.path).at(-1)) || 0)

/** Applies the changes found by `changesBetween` to a copy of the record. */
export function applyChanges(record: object, changes: readonly HistoryChange[]): Container {
  const next: Container = structuredClone({ ...record })
  const rest = changes.filter(({ op }) => op !== 'REMOVE')
  for (const { path, op, after } of [...fromTheEnd(changes), ...rest]) {
    const steps = stepsOf(path)
    const [parent, name] = [parentOf(next, steps), steps.at(-1)]
    if (!parent || name === undefined) continue
    if (op === 'REMOVE') remove(parent, name)
    else
      Object.defineProperty(parent, name, {
        value: structuredClone(after),
        configurable: true,
        enumerable: true,
        writable: true,
      })
  }
  return next
}
