import type { AnyInput, Endpoint } from '@portal/contract/endpoint.ts'
import { isReading } from '@portal/contract/history/reading-action.ts'
import { MAX_PAGE_SIZE } from '@portal/contract/page-size.ts'
import { queryFor } from '@portal/session'
import type { Filter } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listInput, pageIn } from '../list/list-call.ts'
import { periodFilters } from '../list/period-filters.ts'
import { actionInWords } from './action-in-words.ts'
import { entriesIn } from './entries-in.ts'

const PERIOD = periodFilters('from', 'to', 'Period')

/** Distinct values in the history with their labels. */
function optionsOf(found: readonly (readonly [value: string, label: string])[]) {
  const options = [...new Map(found)].map(([value, label]) => ({ value, label }))
  return options.sort((one, other) => one.label.localeCompare(other.label))
}

/**
 * The filters of a history: people and actions of its newest entries, and periods. A link may name older
 * ones.
 */
export function useHistoryFilters(call: Endpoint, input: Pick<AnyInput, 'params' | 'query'>) {
  // The history itself shows why it cannot be read.
  const { data } = useQuery(
    queryFor(call, listInput<Endpoint>(input, { pageSize: MAX_PAGE_SIZE }), { errors: 'nowhere' }),
  )
  return useMemo(() => {
    const entries = data ? entriesIn(pageIn<Endpoint>(data).items) : []
    const people = entries.map(({ changedBy }) => [changedBy.email, changedBy.name] as const)
    const actions = entries.map(({ action }) => [action, actionInWords(action)] as const)
    const filters: readonly Filter[] = [
      {
        name: 'changedBy',
        label: 'Person',
        multiple: true,
        options: optionsOf(people),
        describe: (text) => text,
      },
      {
        name: 'action',
        label: 'Action',
        multiple: true,
        options: optionsOf(actions),
        describe: actionInWords,
      },
      ...PERIOD,
    ]
    return { filters, hasReadings: entries.some(({ action }) => isReading(action)) }
  }, [data])
}
