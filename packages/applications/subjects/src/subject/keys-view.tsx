import { PlainTable } from '@portal/portal-app'
import { codeInWords } from '@portal/portal-app/checkout'
import { CopyButton, HStack, Mono, Stack, Text, TextLink } from '@portal/ui'
import { keyTypeInWords } from './data/keys/key-type.ts'
import { type Key, keysIn } from './data/keys/read-keys.ts'
import { KeyExpiry } from './key-expiry.tsx'

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Wide enough not to break at every letter where the table is narrow. */
const KeyId = ({ value }: { value: string }) => (
  <Mono display="inline-block" minWidth="10rem">
    {value}
  </Mono>
)

/** A value to compare or copy, shortened. */
const Cut = ({ value, label }: { value: string; label: string }) => (
  <HStack gap="1" wrap="nowrap">
    <Mono>{value.length > 16 ? `${value.slice(0, 12)}…` : value}</Mono>
    <CopyButton value={value} label={label} />
  </HStack>
)

/** A subject's public keys: identity, use, and the whole key to copy. */
export function PublicKeysView({ jwk }: { jwk: Readonly<Record<string, unknown>> }) {
  const keys = keysIn(jwk.keys) ?? []
  return (
    <Stack gap="4">
      {text(jwk.jwksUri) && (
        <Text>
          Fetched from <TextLink to={text(jwk.jwksUri)}>{text(jwk.jwksUri)}</TextLink>
        </Text>
      )}
      {keys.length > 0 && (
        <PlainTable
          label="Public keys"
          head={['Key ID', 'Use', 'Algorithm', 'Type', 'Thumbprint', 'Whole key']}
          rows={keys.map((key) => ({
            key: text(key.kid),
            cells: [
              <KeyId key="kid" value={text(key.kid)} />,
              codeInWords(text(key.use)),
              text(key.alg),
              keyTypeInWords(key),
              text(key.thumbprint) && (
                <Cut key="thumbprint" value={text(key.thumbprint)} label={`thumbprint of ${text(key.kid)}`} />
              ),
              <CopyButton key="copy" value={JSON.stringify(key, null, 2)} label={`key ${text(key.kid)}`} />,
            ],
          }))}
        />
      )}
    </Stack>
  )
}

/** A subject's certificates with their expiry. */
export function CertificatesView({ body }: { body: Readonly<Record<string, unknown>> }) {
  const certificates: readonly Key[] = keysIn(body.keys) ?? []
  return (
    <PlainTable
      label="Certificates"
      head={['Key ID', 'Purpose', 'Status', 'Expires', 'Subject', 'SHA-256 fingerprint', 'PEM']}
      rows={certificates.map((one) => ({
        key: text(one.keyId),
        cells: [
          <KeyId key="id" value={text(one.keyId)} />,
          codeInWords(text(one.purpose)),
          codeInWords(text(one.status)),
          text(one.validTo) && <KeyExpiry key="expiry" at={text(one.validTo)} />,
          text(one.subjectDn) || 'None',
          text(one.fingerprintSha256) && (
            <Cut
              key="fingerprint"
              value={text(one.fingerprintSha256)}
              label={`fingerprint of ${text(one.keyId)}`}
            />
          ),
          <CopyButton key="copy" value={text(one.certificatePem)} label={`certificate ${text(one.keyId)}`} />,
        ],
      }))}
    />
  )
}
