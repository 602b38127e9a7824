import type { PackageHead } from '@portal/contract/subjects/package-head.ts'
import { ApiError } from '@portal/server-common/http/api-error.ts'
import { CompactSign, compactVerify, decodeProtectedHeader, type JWK } from 'jose'
import { importKey, PACKAGE_ALGORITHM } from './package-keys.ts'

/** Detached signature (RFC 7515, appendix F) over the digest of a package. */
export async function signatureOf(digest: string, key: JWK): Promise<string> {
  const jws = await new CompactSign(Buffer.from(digest))
    .setProtectedHeader({ alg: PACKAGE_ALGORITHM, kid: key.kid ?? '' })
    .sign(await importKey(key))
  const [header, , signature] = jws.split('.')
  return `${header}..${signature}`
}

const untrusted = (message: string) => new ApiError('UNTRUSTED_PACKAGE', { message })

const headerOf = (jws: string) => {
  try {
    return decodeProtectedHeader(jws)
  } catch {
    throw untrusted('The signature of the package cannot be read.')
  }
}

/** Throws UNTRUSTED_PACKAGE unless one of the trusted keys has signed a package with this digest. */
export async function requireTrusted(
  { digest, signature, source }: PackageHead,
  actualDigest: string,
  trusted: readonly JWK[],
): Promise<void> {
  if (digest !== actualDigest) throw untrusted('The package was changed after it was exported.')
  const { kid } = headerOf(signature)
  const key = trusted.find((one) => one.kid === kid)
  if (!key) throw untrusted(`The package comes from "${source.accountId}", whose key is not trusted here.`)
  const [header, , proof] = signature.split('.')
  const whole = `${header}.${Buffer.from(digest).toString('base64url')}.${proof}`
  await compactVerify(whole, await importKey(key), { algorithms: [PACKAGE_ALGORITHM] }).catch(() => {
    throw untrusted('The signature of the package is invalid.')
  })
}
