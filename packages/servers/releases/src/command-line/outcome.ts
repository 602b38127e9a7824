import { changeInWords, differenceInWords } from '@portal/contract/releases/differences-in-words.ts'
import type { Comparison, Difference, ImportLine } from '@portal/contract/releases/plan-schemas.ts'

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
    ({ name, bundle = name ?? 'the environment', ...difference }) =>
      `  ${bundle}: ${differenceInWords(difference)}`,
  )

/** What differs: one line per difference, and per changed entry of the import map. */
export const comparisonLines = ({ differences, imports }: Comparison): string[] => [
  ...differenceLines(differences),
  ...imports.map((line) => `  import map: ${importMapLine(line)}`),
]

/** A changed line of the import map, with emphasis if another bundle would provide the name. */
export const importMapLine = ({ name, isOtherOwner, canary, ...addresses }: ImportLine) =>
  `${isOtherOwner ? 'ANOTHER OWNER: ' : ''}${name} ${changeInWords(addresses)}${canary ? ` for the canary ${canary}` : ''}`
