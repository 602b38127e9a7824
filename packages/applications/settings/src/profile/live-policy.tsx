import { idvProfileWrite } from '@portal/contract/idv/idv-profile-schemas.ts'
import { Text } from '@portal/ui'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { PolicySummary } from './policy-summary.tsx'

const [byEmail] = idvProfileWrite.options
const { otp, lockoutSeconds, dailyLimitPerIdentity } = byEmail.shape
const CodePolicy = z.object({ otp, lockoutSeconds, dailyLimitPerIdentity })
const Policy = CodePolicy.extend({ otp: z.null() })

/** The policy being edited, shown once its numbers are valid. */
export function LivePolicy({ sendsCodes }: { sendsCodes: boolean }) {
  const [code, lockout, daily] = useWatch<Record<string, unknown>>({
    name: ['otp', 'lockoutSeconds', 'dailyLimitPerIdentity'],
  })
  const written = { otp: sendsCodes ? code : null, lockoutSeconds: lockout, dailyLimitPerIdentity: daily }
  const { data: policy } = (sendsCodes ? CodePolicy : Policy).safeParse(written)
  return policy ? (
    <PolicySummary policy={policy} />
  ) : (
    <Text color="fg.muted">A number below is missing or out of range.</Text>
  )
}
