/** OpenSSL codes for certificates from an untrusted signer. */
const UNKNOWN_SIGNERS = [
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]

const codeOf = (error: unknown): unknown => {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause ? cause.code : undefined
}

/** Why `fetch` got no response from a server, and what to do about it. */
export function whyUnreachable({ origin }: URL, error: unknown): string {
  const code = codeOf(error)
  if (UNKNOWN_SIGNERS.includes(String(code)))
    return `The certificate of ${origin} has an untrusted signer. Set NODE_EXTRA_CA_CERTS to the signer's certificate file (PEM).`
  if (code === 'CERT_HAS_EXPIRED') return `The certificate of ${origin} has expired. Renew it.`
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return `The certificate of ${origin} is for another name. Use the address it was issued for.`
  return `${origin} does not respond. Check that it runs and is reachable from here.`
}
