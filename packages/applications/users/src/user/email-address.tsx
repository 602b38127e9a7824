import { Text } from '@portal/ui'

/** Longer ones would take the room of the other columns. */
const LONGEST = 46

/** A domain with a hyphen does not break there, except on a phone. */
const wholeHalves = { '& > span': { whiteSpace: { base: 'normal', md: 'nowrap' } } } as const

/** An email address: on one line where a table has the room, else it breaks where its two halves meet. */
export function EmailAddress({ email }: { email: string }) {
  const isShort = email.length <= LONGEST
  const at = email.indexOf('@') + 1
  return (
    <Text
      as="span"
      overflowWrap={{ base: 'anywhere', md: 'break-word' }}
      css={isShort ? wholeHalves : undefined}
      data-one-line={isShort || undefined}
    >
      <span>{email.slice(0, at)}</span>
      <wbr />
      <span>{email.slice(at)}</span>
    </Text>
  )
}
