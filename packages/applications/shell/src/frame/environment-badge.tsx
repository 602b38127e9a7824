import type { Environment } from '@portal/contract/accounts/account.ts'
import { config } from '@portal/session'
import { Box } from '@portal/ui'

const tones: Record<Environment, 'blue' | 'amber' | 'red'> = {
  SANDBOX: 'blue',
  STAGING: 'amber',
  PRODUCTION: 'red',
}
const words: Record<Environment, string> = {
  SANDBOX: 'Sandbox',
  STAGING: 'Staging',
  PRODUCTION: 'Production',
}

/** The environment that changes apply to; red in production. */
export function EnvironmentBadge() {
  const tone = tones[config.environment]
  return (
    <Box
      as="span"
      bg={`${tone}.subtle`}
      color={`${tone}.fg`}
      fontSize="xs"
      fontWeight="strong"
      paddingInline="2"
      paddingBlock="0.5"
      borderRadius="small"
    >
      {words[config.environment]}
    </Box>
  )
}
