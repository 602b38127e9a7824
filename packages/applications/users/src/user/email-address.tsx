import { Text } from '@portal/ui'

/** Longer ones would take space from the other columns. */
const MAX_LENGTH = 46

/** Keeps domains with a hyphen on one line, except on phones. */
const wholeHalves = { '& > span': { whiteSpace: { base: 'normal', md: 'nowrap' } } } as const

/** An email address. Breaks at the @ where there is no room for one line. */
export function EmailAddress({ email }: { email: string }) {
  const isShort = email.length <= MAX_LENGTH
  const at = email.indexOf('@') + 1
  return (
    <Text
      as="span"
      overflowWrap={{ base: 'anywhere', md: 'break-word' }}
      css={isShort ? wholeHalves : undefined}
    >
      <span>{email.slice(0, at)}</span>
      <wbr />
      <span>{email.slice(at)}</span>
    </Text>
  )
}
