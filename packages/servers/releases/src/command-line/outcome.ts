import type { Difference, ImportLine } from '@portal/contract/releases/plan-schemas.ts'

/** The output of a command, for people and for programs. */
export interface Outcome {
  readonly lines: readonly string[]
  readonly data: unknown
  readonly isRefused?: boolean
}

/** A count with its noun, as in "1 release". */
export const counted = (count: number, kind: string): string => `${count} ${kind}${count === 1 ? '' : 's'}`

/** One line per difference. */
export const differenceLines = (differences: readonly Difference[]): string[] =>
  differences.map(
    ({ name, bundle = name ?? 'the environment', what, from = 'none', to = 'none' }) =>
      `  ${bundle}: ${what} ${from} → ${to}`,
  )

/** A changed line of the import map, with emphasis if another bundle would provide the name. */
export const importMapLine = ({ name, from = 'none', to = 'none', isOtherOwner, canary }: ImportLine) =>
  `${isOtherOwner ? 'ANOTHER OWNER: ' : ''}${name} ${from} → ${to}${canary ? ` for the canary ${canary}` : ''}`
