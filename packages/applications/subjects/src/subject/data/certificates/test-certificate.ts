import {
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  X509CertificateGenerator,
} from '@peculiar/x509'

const DAY_MS = 86_400_000

/** A self-signed certificate for TLS servers, for tests, that is valid for this many days. */
export async function createTestCertificate(days: number) {
  const signingAlgorithm = {
    name: 'RSASSA-PKCS1-v1_5',
    hash: 'SHA-256',
    modulusLength: 2048,
    publicExponent: new Uint8Array([1, 0, 1]),
  }
  const keys = await crypto.subtle.generateKey(signingAlgorithm, true, ['sign', 'verify'])
  return X509CertificateGenerator.createSelfSigned(
    {
      name: 'CN=pay.example, O=Example Bank',
      notBefore: new Date(Date.now() - DAY_MS),
      notAfter: new Date(Date.now() + days * DAY_MS),
      signingAlgorithm,
      keys,
      extensions: [
        new KeyUsagesExtension(KeyUsageFlags.digitalSignature | KeyUsageFlags.keyEncipherment),
        new ExtendedKeyUsageExtension([ExtendedKeyUsage.serverAuth]),
      ],
    },
    crypto,
  )
}
