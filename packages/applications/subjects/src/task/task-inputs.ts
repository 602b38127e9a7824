import type { Task } from '@portal/contract/tasks/task-schemas.ts'
import { recordOf } from '@portal/contract/typed-objects.ts'
import { formatCount, humanize } from '@portal/ui'
import { dpaFilters } from '../dpa/dpa-filters.ts'

/** Shown elsewhere, or meaningless to people. */
const LEFT_OUT: readonly string[] = ['changeReason', 'uploadId', 'taskId']

const isCode = (text: string) => /^[A-Z_]+$/.test(text)

function valueInWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const text = String(value)
  return isCode(text) ? humanize(text) : text
}

const valuesInWords = (value: unknown): string => [value].flat().map(valueInWords).join(', ')

/** One search or filter of a list, as the list itself names it. */
function conditionInWords([name, value]: [string, unknown]): string {
  const filter = dpaFilters().find((one) => one.name === name)
  const labelOf = (one: string) =>
    filter?.options.find((option) => option.value === one)?.label ?? filter?.describe?.(one)
  const values = [value].flat().map((one) => labelOf(String(one)) ?? valueInWords(one))
  return `${name === 'q' ? 'Search' : (filter?.label ?? humanize(name))}: ${values.join(' or ')}`
}

const filterInWords = (filter: unknown): string =>
  Object.entries(recordOf(filter)).map(conditionInWords).join('; ') || 'Everything'

/** What a task was asked to do, in words. */
export const inputsOf = ({ options }: Pick<Task, 'options'>): { label: string; value: string }[] =>
  Object.entries(options)
    .filter(([name]) => !LEFT_OUT.includes(name))
    .map(([name, value]) => {
      if (name === 'filter') return { label: 'All that match', value: filterInWords(value) }
      if (name === 'ids' && Array.isArray(value))
        return { label: 'Selected', value: formatCount(value.length, 'payment application') }
      return { label: humanize(name), value: valuesInWords(value) }
    })
