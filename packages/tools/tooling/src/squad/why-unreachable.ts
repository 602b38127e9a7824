/** What OpenSSL says of certificates that nobody whom Node trusts has signed. */
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

/** Why `fetch` had no answer of a server, and what to do, in sentences. */
export function whyUnreachable({ origin }: URL, error: unknown): string {
  const code = codeOf(error)
  if (UNKNOWN_SIGNERS.includes(String(code)))
    return `The certificate of ${origin} is signed by nobody who is trusted here. Let NODE_EXTRA_CA_CERTS name the file with the certificate of its signer (PEM).`
  if (code === 'CERT_HAS_EXPIRED') return `The certificate of ${origin} has expired. It needs a new one.`
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return `The certificate of ${origin} is for another name. Take the address that it is for.`
  return `${origin} does not answer. See that it runs and can be reached from here.`
}
