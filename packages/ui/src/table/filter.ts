/** One way to narrow a list by known values. */
export interface Filter {
  /** The parameter of the address and of the call. */
  name: string
  label: string
  options: readonly { value: string; label: string }[]
  /** Rows with any of the chosen values match; without it only one value can be chosen. */
  multiple?: boolean
}

/** The chosen values of a filter after one was switched on or off. */
export function toggledValues({ multiple }: Filter, chosen: readonly string[], value: string): string[] {
  if (chosen.includes(value)) return chosen.filter((other) => other !== value)
  return multiple ? [...chosen, value] : [value]
}
