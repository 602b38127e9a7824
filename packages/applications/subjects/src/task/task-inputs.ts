import { DATA_KEY_LABELS } from '@portal/contract/subjects/subject.ts'
import { PACKAGE_CONTENT_LABELS } from '@portal/contract/subjects/subject-package.ts'
import type { Task } from '@portal/contract/tasks/task-schemas.ts'
import { recordOf } from '@portal/contract/typed-objects.ts'
import { formatCount, humanize, type Labels, labelIn } from '@portal/ui'
import { dpaFilters } from '../dpa/dpa-filters.ts'
import { DPA_LABELS } from '../dpa/dpa-labels.ts'
import { STRATEGY_OPTIONS } from '../dpa-import/strategy-options.ts'

/** Shown elsewhere, or meaningless to people. */
const LEFT_OUT: readonly string[] = ['changeReason', 'expectedCount', 'uploadId', 'taskId']

/** Inputs whose names would not explain them. */
const LABELS: Labels = {
  dataKeys: 'Sections',
  include: 'Included',
  matchBy: 'Rows matched by',
  onConflict: 'Existing subjects',
  onError: 'Invalid rows',
  strategy: 'What to do with the rows',
  view: 'State',
}

/** Values that are no codes, or that forms offer in other words. */
const VALUES: Readonly<Record<string, Labels>> = {
  dataKeys: DATA_KEY_LABELS,
  format: { csv: 'CSV', json: 'JSON', ndjson: 'NDJSON' },
  include: PACKAGE_CONTENT_LABELS,
  matchBy: { id: 'DPA ID', srciDpaId: labelIn(DPA_LABELS, '/srciDpaId') },
  onConflict: { FAIL: 'Refused', UPDATE_DRAFT: 'Draft updated' },
  onError: { CONTINUE: 'Skipped', ABORT: 'End the task' },
  strategy: Object.fromEntries(STRATEGY_OPTIONS.map(({ value, label }) => [value, label])),
  view: { draft: 'Draft', published: 'Published' },
}

const isCode = (text: string) => /^[A-Z_]+$/.test(text)

function valueInWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  const text = String(value)
  return isCode(text) ? humanize(text) : text
}

const valuesInWords = (name: string, value: unknown): string =>
  [value]
    .flat()
    .map((one) => VALUES[name]?.[String(one)] ?? valueInWords(one))
    .join(', ')

/** One search or filter of a list, as the list itself names it. */
function conditionInWords([name, value]: [string, unknown]): string {
  const filter = dpaFilters().find((one) => one.name === name)
  const labelOf = (one: string) =>
    filter?.options.find((option) => option.value === one)?.label ?? filter?.describe?.(one)
  const values = [value].flat().map((one) => labelOf(String(one)) ?? valueInWords(one))
  return `${name === 'q' ? 'Search' : (filter?.label ?? humanize(name))}: ${values.join(' or ')}`
}

/** A task of one subject names it, where its filter has only the ID. */
function filterInWords(filter: unknown, subjectName: string | undefined): string {
  const { subjectId, ...others } = recordOf(filter)
  const subject = subjectId === undefined ? {} : { 'SRC initiator': subjectName ?? subjectId }
  return (
    Object.entries({ ...subject, ...others })
      .map(conditionInWords)
      .join('; ') || 'Everything'
  )
}

type TaskInputs = Pick<Task, 'options' | 'subjectName'>

/** What a task was asked to do, in words. */
export const inputsOf = ({ options, subjectName }: TaskInputs): { label: string; value: string }[] =>
  Object.entries(options)
    .filter(([name]) => !LEFT_OUT.includes(name))
    .map(([name, value]) => {
      if (name === 'filter') return { label: 'All that match', value: filterInWords(value, subjectName) }
      if (name === 'ids' && Array.isArray(value))
        return { label: 'Selected', value: formatCount(value.length, 'payment application') }
      return { label: LABELS[name] ?? humanize(name), value: valuesInWords(name, value) }
    })
