import type { IdvProfile } from '@portal/contract/idv/idv-profile-schemas.ts'
import { formatCount } from '@portal/ui'
import { duration } from './duration.ts'

export type CodePolicy = NonNullable<IdvProfile['otp']>

const SIGNS = { NUMERIC: 'digits', ALPHANUMERIC: 'letters and digits' } as const

/** "6 digits, valid 10 minutes". */
const codeInWords = ({ codeLength, codeTtlSeconds, alphabet }: CodePolicy): string =>
  `${codeLength} ${SIGNS[alphabet]}, valid ${duration(codeTtlSeconds)}`

/** As a cell of a list: "6 digits, 10 minutes". */
export const shortCode = ({ codeLength, codeTtlSeconds, alphabet }: CodePolicy): string =>
  `${codeLength} ${SIGNS[alphabet]}, ${duration(codeTtlSeconds)}`

/** "locked 30 minutes". */
export const lockoutInWords = (lockoutSeconds: number): string =>
  lockoutSeconds === 0 ? 'never locked' : `locked ${duration(lockoutSeconds)}`

/** "3 tries, then locked 30 minutes". */
const triesInWords = ({ maxAttempts }: CodePolicy, lockoutSeconds: number): string =>
  `${maxAttempts === 1 ? '1 try' : `${maxAttempts} tries`}, then ${lockoutInWords(lockoutSeconds)}`

/** As a cell of a list: "3, then locked 30 minutes". */
export const shortTries = ({ maxAttempts }: CodePolicy, lockoutSeconds: number): string =>
  `${maxAttempts}, then ${lockoutInWords(lockoutSeconds)}`

export type Policy = Pick<IdvProfile, 'otp' | 'lockoutSeconds' | 'dailyLimitPerIdentity'>

/** A policy as a sentence: "6 digits, valid 10 minutes, 3 tries, then locked 30 minutes; 10 times a day at most." */
export function policyInWords({ otp, lockoutSeconds, dailyLimitPerIdentity }: Policy): string {
  const code = otp
    ? `${codeInWords(otp)}, ${triesInWords(otp, lockoutSeconds)}`
    : `The provider verifies; after a failure, ${lockoutInWords(lockoutSeconds)}`
  return `${code}; ${formatCount(dailyLimitPerIdentity, 'time')} a day at most.`
}
