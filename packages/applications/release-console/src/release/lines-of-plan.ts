import { changeInWords } from '@portal/contract/releases/differences-in-words.ts'
import type { Comparison, Difference, ImportLine, Plan } from '@portal/contract/releases/plan-schemas.ts'
import type { ImpactLine } from '@portal/ui'
import { lineOfDifference } from './release-words.ts'

const lineOf = (difference: Difference): ImpactLine =>
  difference.what === 'owner' ? { danger: lineOfDifference(difference) } : lineOfDifference(difference)

function lineOfImport({ name, isOtherOwner, canary, ...addresses }: ImportLine): ImpactLine {
  const line = `${name}${canary ? ` for the canary ${canary}` : ''}: ${changeInWords(addresses)}`
  return isOtherOwner ? { danger: `Another owner provides ${line}` } : `Import map: ${line}`
}

/** What differs, as lines; imports that change their owner are highlighted. */
export const linesOfComparison = ({ differences, imports }: Comparison): readonly ImpactLine[] => [
  ...differences.map(lineOf),
  ...imports.map(lineOfImport),
]

/** A plan as lines. */
export const linesOfPlan = ({ problems, notes, ...comparison }: Plan): readonly ImpactLine[] => [
  ...linesOfComparison(comparison),
  ...notes,
  ...problems.map((problem) => ({ danger: `Will be rejected: ${problem}` })),
]
