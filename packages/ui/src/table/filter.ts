/** One way to narrow a list by known values. */
export interface Filter {
  /** The parameter of the address and of the call. */
  name: string
  label: string
  options: readonly { value: string; label: string }[]
  /** Rows with any of the chosen values match; without it only one value can be chosen. */
  multiple?: boolean
}
