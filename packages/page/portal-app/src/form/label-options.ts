import type { Option } from '@portal/ui/form'

/** The options of a field whose codes have these labels, in their order. */
export const labelOptions = (labels: Readonly<Record<string, string>>): Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))
