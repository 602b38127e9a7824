import { Text } from '@portal/ui'

/** An e-mail address that breaks where its two halves meet; anywhere else only on a phone. */
export function EmailAddress({ email }: { email: string }) {
  const at = email.indexOf('@') + 1
  return (
    <Text as="span" overflowWrap={{ base: 'anywhere', md: 'break-word' }}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </Text>
  )
}
