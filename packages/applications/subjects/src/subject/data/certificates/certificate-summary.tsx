import { codeInWords } from '@portal/portal-app/checkout'
import { Box, DetailsList, Moment, Mono, Notice, Stack, Text } from '@portal/ui'
import { expiryOf, KeyExpiry } from '../../key-expiry.tsx'
import type { CertificateFacts } from './read-certificate.ts'
import { useCertificate } from './use-certificate.ts'

interface CertificateSummaryProps {
  readonly pem: string
  /** What the subject uses the certificate for. */
  readonly purpose: string
}

/** What a certificate says about itself, with what makes it unsuitable. */
export function CertificateSummary({ pem, purpose }: CertificateSummaryProps) {
  const facts = useCertificate(pem)
  if (!pem || facts === undefined) return null
  if (facts === null) return <Text color="fg.muted">This certificate cannot be read.</Text>
  const { subject, issuer, validFrom, validTo, key, uses } = facts
  return (
    <Stack gap="3" aria-live="polite">
      <DetailsList
        columns={1}
        items={[
          { label: 'Subject', value: <Name>{subject || 'None'}</Name> },
          { label: 'Issuer', value: <Name>{issuer}</Name> },
          { label: 'Valid from', value: <Moment at={validFrom} day /> },
          { label: 'Valid until', value: <KeyExpiry at={validTo} /> },
          { label: 'Key', value: key },
          { label: 'Use', value: uses.join(', ') || 'Any' },
        ]}
      />
      {warningsOf(facts, purpose).map((warning) => (
        <Notice key={warning} kind="warning" title={warning} />
      ))}
    </Stack>
  )
}

const Name = ({ children }: { children: string }) => (
  <Mono>
    <Box as="span" overflowWrap="anywhere">
      {children}
    </Box>
  </Mono>
)

function warningsOf({ validFrom, validTo, unfit }: CertificateFacts, purpose: string): readonly string[] {
  const expiry = expiryOf(validTo)
  return [
    ...(expiry === 'EXPIRED' ? ['This certificate has expired'] : []),
    ...(expiry === 'SOON' ? ['This certificate expires soon'] : []),
    ...(Date.parse(validFrom) > Date.now() ? ['This certificate is not valid yet'] : []),
    ...(unfit.some((one) => one === purpose)
      ? [`This certificate does not allow the purpose “${codeInWords(purpose)}”`]
      : []),
  ]
}
