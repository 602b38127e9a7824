import { formatNumber } from '@portal/ui'
import { duration } from './duration.ts'
import { oneInPerDay } from './guess-chance.ts'
import type { CodePolicy } from './profile-in-words.ts'

const LONGEST_LIFE_SECONDS = 900
const SHORTEST_CODE = 6
/** Less likely than that a guess may be right within a day. */
const LIKELIEST_ONE_IN = 10_000

/** What the programme's policy warns of in how codes are made and checked. */
export function policyWarnings(policy: CodePolicy, dailyLimit: number): readonly string[] {
  const { codeLength, codeTtlSeconds } = policy
  const oneIn = oneInPerDay(policy, dailyLimit)
  return [
    ...(codeTtlSeconds > LONGEST_LIFE_SECONDS
      ? [
          `The code is valid ${duration(codeTtlSeconds)}: keep it to ${duration(LONGEST_LIFE_SECONDS)} or less.`,
        ]
      : []),
    ...(codeLength < SHORTEST_CODE
      ? [`The code has ${codeLength} signs: use ${SHORTEST_CODE} or more.`]
      : []),
    ...(oneIn < LIKELIEST_ONE_IN
      ? [
          `Whoever guesses all day finds a code with a chance of 1 in ${formatNumber(oneIn)}: make codes longer, or allow less tries.`,
        ]
      : []),
  ]
}
