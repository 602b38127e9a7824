import { Button, HStack, Text } from '@portal/ui'
import { useWatch } from 'react-hook-form'

interface ReplaceCertificateProps {
  path: string
  /** Adds the certificate that replaces this one. */
  onReplace(item: object): void
}

/** Starts another certificate for the same purpose. This one stays active, since it may still be in use. */
export function ReplaceCertificate({ path, onReplace }: ReplaceCertificateProps) {
  const [pem, purpose, status]: unknown[] = useWatch({
    name: [`${path}.certificatePem`, `${path}.purpose`, `${path}.status`],
  })
  if (!pem || status !== 'ACTIVE') return null
  return (
    <HStack wrap="wrap">
      <Button
        size="sm"
        onClick={() => onReplace({ certificatePem: '', keyId: '', purpose, status: 'ACTIVE' })}
      >
        Replace
      </Button>
      <Text fontSize="sm" color="fg.muted">
        Adds a certificate for the same purpose. Retire this one when nobody uses it.
      </Text>
    </HStack>
  )
}
