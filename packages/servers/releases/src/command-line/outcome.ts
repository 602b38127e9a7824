import type { Difference, ImportLine } from '@portal/contract/releases/plan-schemas.ts'

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
    ({ name, bundle = name ?? 'the environment', what, from = 'none', to = 'none' }) =>
      `  ${bundle}: ${what} ${from} → ${to}`,
  )

/** A changed line of the import map; that another bundle would provide the name stands out. */
export const importMapLine = ({ name, from = 'none', to = 'none', isOtherOwner, canary }: ImportLine) =>
  `${isOtherOwner ? 'ANOTHER OWNER: ' : ''}${name} ${from} → ${to}${canary ? ` for the canary ${canary}` : ''}`
