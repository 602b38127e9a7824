import type { ReactNode } from 'react'
import { isCountry, storedValue } from './stored-value.tsx'

/** A checkout option as text; "all countries" and "no order type" are values, too. */
export function optionInWords(name: string, value: unknown): ReactNode {
  if (value === null) return 'None'
  if (isCountry(name) && Array.isArray(value) && value.length === 0) return 'All countries'
  return storedValue(name, value) ?? 'Not set'
}
