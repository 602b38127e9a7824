import { formatNumber } from '@portal/ui'
import { duration } from './duration.ts'
import { oneInPerCode, oneInPerDay } from './guess-chance.ts'
import { type CodePolicy, type Policy, policyInWords } from './profile-in-words.ts'

const LONGEST_LIFE_SECONDS = 900
const SHORTEST_CODE = 6
/** Less likely than that a guess may be right within a day. */
const LIKELIEST_ONE_IN = 10_000

/** How likely a guess is; without a code there is none. */
export const chanceInWords = ({ otp, dailyLimitPerIdentity }: Policy): string | undefined =>
  otp
    ? `A guess is right with a chance of 1 in ${formatNumber(oneInPerCode(otp))} for one code, and of 1 in ${formatNumber(oneInPerDay(otp, dailyLimitPerIdentity))} for one consumer and a day.`
    : undefined

/** What the programme's policy warns of in how an identity is proven. */
export const policyWarnings = ({ otp, lockoutSeconds, dailyLimitPerIdentity }: Policy): readonly string[] => [
  ...(otp ? codeWarnings(otp, dailyLimitPerIdentity) : []),
  ...(lockoutSeconds === 0
    ? ['Who fails is never locked, and can go on at once: lock for some minutes.']
    : []),
]

function codeWarnings(policy: CodePolicy, dailyLimit: number): readonly string[] {
  const { codeLength, codeTtlSeconds } = policy
  const oneIn = oneInPerDay(policy, dailyLimit)
  return [
    ...(codeTtlSeconds > LONGEST_LIFE_SECONDS
      ? [
          `The code is valid ${duration(codeTtlSeconds)}: keep it to ${duration(LONGEST_LIFE_SECONDS)} or less.`,
        ]
      : []),
    ...(codeLength < SHORTEST_CODE
      ? [`The code has ${codeLength} characters: use ${SHORTEST_CODE} or more.`]
      : []),
    ...(oneIn < LIKELIEST_ONE_IN
      ? [
          `Anyone who guesses all day finds a code with a chance of 1 in ${formatNumber(oneIn)}: make codes longer, or allow fewer tries.`,
        ]
      : []),
  ]
}

/** What is said before a policy is saved: nothing of one that stays as it is. */
export function policyChangeInWords(before: Policy, after: Policy): readonly string[] {
  if (policyInWords(before) === policyInWords(after)) return []
  return policyAdvice(after)
}

/** How likely a guess is, and what the policy warns of. */
export function policyAdvice(policy: Policy): readonly string[] {
  const chance = chanceInWords(policy)
  return [...(chance ? [chance] : []), ...policyWarnings(policy).map((warning) => `Warning: ${warning}`)]
}
