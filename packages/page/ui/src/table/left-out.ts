import { texts } from '../texts.ts'
import { type KnownParts, reserved, type TableValues } from './table-state.ts'

const words = texts.table.parts

/** The parts of an address that a list could not use, as text. */
export function leftOutOf(params: URLSearchParams, values: TableValues, { filters }: KnownParts): string[] {
  const unless = (taken: string | undefined, name: string, say: (value: string) => string) => {
    const asked = params.get(name)
    return asked && asked !== taken ? [say(asked)] : []
  }
  const rest = (name: string, taken: readonly string[] = [], say: (value: string) => string) =>
    (params.get(name)?.split(',') ?? []).filter((value) => value && !taken.includes(value)).map(say)

  const names = [...new Set(params.keys())].filter((name) => !reserved.has(name))
  return [
    ...unless(values.sort, 'sort', words.order),
    ...names.flatMap((name) => {
      const filter = filters.find((one) => one.name === name)
      if (!filter) return [words.unknown(name)]
      return rest(name, values.filters[name], (value) => words.value(filter.label, value))
    }),
    ...rest('cols', values.columns, words.column),
    ...unless(String(values.pageSize), 'size', words.size),
    ...unless(String(values.page), 'page', words.page),
  ]
}
