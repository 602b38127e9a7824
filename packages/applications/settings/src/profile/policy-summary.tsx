import { Notice, Stack, Text } from '@portal/ui'
import { chanceInWords, policyWarnings } from './policy-warnings.ts'
import { type Policy, policyInWords } from './profile-in-words.ts'

/** The policy of a channel as a sentence, the chance of guessing, and warnings. */
export function PolicySummary({ policy }: { policy: Policy }) {
  const chance = chanceInWords(policy)
  const warnings = policyWarnings(policy)
  return (
    <Stack gap="3">
      <Text fontSize="lg">{policyInWords(policy)}</Text>
      {chance && <Text color="fg.muted">{chance}</Text>}
      {warnings.length > 0 && (
        <Notice kind="warning" title="Policy warnings">
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
