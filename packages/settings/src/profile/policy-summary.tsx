import type { IdvProfile } from '@portal/contract/idv/idv-profile-schemas.ts'
import { formatNumber, Notice, Stack, Text } from '@portal/ui'
import { oneInPerCode, oneInPerDay } from './guess-chance.ts'
import { policyWarnings } from './policy-warnings.ts'
import { policyInWords } from './profile-in-words.ts'

export type Policy = Pick<IdvProfile, 'otp' | 'lockoutSeconds' | 'dailyLimitPerIdentity'>

/** How a channel proves an identity as a sentence, how likely a guess is, and what the policy warns of. */
export function PolicySummary({ policy }: { policy: Policy }) {
  const { otp, dailyLimitPerIdentity } = policy
  const warnings = otp ? policyWarnings(otp, dailyLimitPerIdentity) : []
  return (
    <Stack gap="3">
      <Text fontSize="lg">{policyInWords(policy)}</Text>
      {otp && (
        <Text color="fg.muted">
          A guess is right with a chance of 1 in {formatNumber(oneInPerCode(otp))} for one code, and of 1 in{' '}
          {formatNumber(oneInPerDay(otp, dailyLimitPerIdentity))} for one consumer and a day.
        </Text>
      )}
      {warnings.length > 0 && (
        <Notice kind="warning" title="The policy asks for more">
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Notice>
      )}
    </Stack>
  )
}
