import type { ComponentType } from 'react'

/** The selected values of a list's filters. */
export interface FilterState {
  /** The selected values by filter name; filters without a selection are absent. */
  filters: Record<string, string[]>
  setFilter(name: string, values: readonly string[]): void
  /** Sets several filters in one step. */
  setFilters(chosen: Readonly<Record<string, string[]>>): void
  /** Toggles a value. */
  toggleFilter(filter: Filter, value: string): void
}

export interface FilterPanelProps {
  filter: Filter
  state: FilterState
}

/** A filter with known values. */
export interface Filter {
  /** The parameter in the address and the call. */
  name: string
  label: string
  options: readonly { value: string; label: string }[]
  /** Rows with any of the selected values match; otherwise only one value can be selected. */
  multiple?: boolean
  /** Label of a value beyond the options, such as a date; undefined when the list cannot use it. */
  describe?(value: string): string | undefined
  /**
   * Allows typing values beyond the options that `describe` knows; says what they look like: "Four digits".
   */
  typed?: string
  /** Chooses the values instead of a list of the options. */
  panel?: ComponentType<FilterPanelProps>
  /** The name of a second filter that is set in the same place: the end of a period. */
  end?: string
}

/** Filters with more values get a search box. */
const MAX_VISIBLE = 12

export const hasManyValues = ({ options, typed }: Filter): boolean =>
  typed !== undefined || options.length > MAX_VISIBLE

/** The filters with a place of their own. */
export const placedFilters = (filters: readonly Filter[]): readonly Filter[] =>
  filters.filter(({ name }) => !filters.some(({ end }) => end === name))

/** The selected values of a filter, and of the one set with it. */
export const chosenIn = ({ name, end = '' }: Filter, { filters }: FilterState): string[] => [
  ...(filters[name] ?? []),
  ...(filters[end] ?? []),
]

/** Label of a value; undefined when the filter does not know it. */
export const valueLabel = ({ options, describe }: Filter, value: string): string | undefined =>
  options.find((option) => option.value === value)?.label ?? describe?.(value)

/** The selected values of a filter after toggling one. */
export function toggledValues({ multiple }: Filter, chosen: readonly string[], value: string): string[] {
  if (chosen.includes(value)) return chosen.filter((other) => other !== value)
  return multiple ? [...chosen, value] : [value]
}
