import type { WithdrawnVersion } from '@portal/contract/releases/release-schemas.ts'
import { Moment } from '@portal/ui'
import { actionInWords } from '../release/release-words.ts'

/** Why people no longer get a version: what was done, by whom, when and why. */
export const WithdrawalNote = ({
  withdrawn: { action, actor, at, reason },
}: {
  withdrawn: WithdrawnVersion
}) => (
  <>
    {actionInWords(action)} by {actor} <Moment at={at} relative />. {reason}
  </>
)
