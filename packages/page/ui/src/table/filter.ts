/** One way to narrow a list by known values. */
export interface Filter {
  /** The parameter of the address and of the call. */
  name: string
  label: string
  options: readonly { value: string; label: string }[]
  /** Rows with any of the chosen values match; without it only one value can be chosen. */
  multiple?: boolean
  /** What a value beyond the options is called, say a day; undefined for one that the list cannot use. */
  describe?(value: string): string | undefined
  /** Values beyond the options can be typed, as far as `describe` knows them: what they look like, "Four digits". */
  typed?: string
}

/** As many values as one takes in at a glance; more of them can be searched. */
const MOST_AT_A_GLANCE = 12

export const hasManyValues = ({ options, typed }: Filter): boolean =>
  typed !== undefined || options.length > MOST_AT_A_GLANCE

/** A value in words; undefined for one that the filter does not know. */
export const valueLabel = ({ options, describe }: Filter, value: string): string | undefined =>
  options.find((option) => option.value === value)?.label ?? describe?.(value)

/** The chosen values of a filter after one was switched on or off. */
export function toggledValues({ multiple }: Filter, chosen: readonly string[], value: string): string[] {
  if (chosen.includes(value)) return chosen.filter((other) => other !== value)
  return multiple ? [...chosen, value] : [value]
}
