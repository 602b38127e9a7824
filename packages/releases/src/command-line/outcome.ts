import type { Difference } from '@portal/contract/releases/release-schemas.ts'

/** What a command has to say, to people and to programs. */
export interface Outcome {
  readonly lines: readonly string[]
  readonly data: unknown
  readonly isRefused?: boolean
}

/** A number of things of a kind, as in "1 release". */
export const counted = (count: number, kind: string): string => `${count} ${kind}${count === 1 ? '' : 's'}`

/** One line for each thing that changes. */
export const differenceLines = (differences: readonly Difference[]): string[] =>
  differences.map(
    ({ bundle = 'the environment', what, from = 'none', to = 'none' }) =>
      `  ${bundle}: ${what} ${from} → ${to}`,
  )
