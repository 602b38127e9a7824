import { formatNumber } from '@portal/ui'
import { duration } from './duration.ts'
import { oneInPerCode, oneInPerDay } from './guess-chance.ts'
import { type CodePolicy, type Policy, policyInWords } from './profile-in-words.ts'

const MAX_LIFETIME_SECONDS = 900
const MIN_CODE_LENGTH = 6
/** A higher chance of guessing a code within a day triggers a warning. */
const MIN_ONE_IN = 10_000

/** The chance of guessing; undefined without a code. */
export const chanceInWords = ({ otp, dailyLimitPerIdentity }: Policy): string | undefined =>
  otp
    ? `Chance of guessing a code: 1 in ${formatNumber(oneInPerCode(otp))}; 1 in ${formatNumber(oneInPerDay(otp, dailyLimitPerIdentity))} per consumer per day.`
    : undefined

/** Warnings about a profile, by the program's policy. */
export const policyWarnings = ({ otp, lockoutSeconds, dailyLimitPerIdentity }: Policy): readonly string[] => [
  ...(otp ? codeWarnings(otp, dailyLimitPerIdentity) : []),
  ...(lockoutSeconds === 0 ? ['No lockout after failed attempts: set one of a few minutes.'] : []),
]

function codeWarnings(policy: CodePolicy, dailyLimit: number): readonly string[] {
  const { codeLength, codeTtlSeconds } = policy
  const oneIn = oneInPerDay(policy, dailyLimit)
  return [
    ...(codeTtlSeconds > MAX_LIFETIME_SECONDS
      ? [`The code is valid for ${duration(codeTtlSeconds)}. Use ${duration(MAX_LIFETIME_SECONDS)} or less.`]
      : []),
    ...(codeLength < MIN_CODE_LENGTH
      ? [`The code has ${codeLength} characters. Use ${MIN_CODE_LENGTH} or more.`]
      : []),
    ...(oneIn < MIN_ONE_IN
      ? [
          `Chance of guessing a code within a day: 1 in ${formatNumber(oneIn)}. Use longer codes, or allow fewer attempts.`,
        ]
      : []),
  ]
}

/** Advice before saving a policy; nothing if the policy is unchanged. */
export function policyChangeInWords(before: Policy, after: Policy): readonly string[] {
  if (policyInWords(before) === policyInWords(after)) return []
  return policyAdvice(after)
}

/** The chance of guessing, and policy warnings. */
export function policyAdvice(policy: Policy): readonly string[] {
  const chance = chanceInWords(policy)
  return [...(chance ? [chance] : []), ...policyWarnings(policy).map((warning) => `Warning: ${warning}`)]
}
