import { changeInWords } from '@portal/contract/releases/differences-in-words.ts'
import type { Difference, ImportLine, Plan } from '@portal/contract/releases/plan-schemas.ts'
import type { ImpactLine } from '@portal/ui'
import { lineOfDifference } from './release-words.ts'

const lineOf = (difference: Difference): ImpactLine =>
  difference.what === 'owner' ? { danger: lineOfDifference(difference) } : lineOfDifference(difference)

function lineOfImport({ name, isOtherOwner, canary, ...addresses }: ImportLine): ImpactLine {
  const line = `${name}${canary ? ` for the canary ${canary}` : ''}: ${changeInWords(addresses)}`
  return isOtherOwner ? { danger: `Another owner provides ${line}` } : `Import map: ${line}`
}

/** A plan as lines; imports that change their owner are highlighted. */
export const linesOfPlan = ({ differences, imports, problems, notes }: Plan): readonly ImpactLine[] => [
  ...differences.map(lineOf),
  ...imports.map(lineOfImport),
  ...notes,
  ...problems.map((problem) => `Will be rejected: ${problem}`),
]
