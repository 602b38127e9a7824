import { createHash } from 'node:crypto'
import type { SubjectPackage } from '@portal/contract/subjects/subject-package-schemas.ts'
import { CompactSign, compactVerify, decodeProtectedHeader, type JWK } from 'jose'
import { canonicalize } from 'json-canonicalize'
import { ApiError } from '../../http/api-error.ts'
import { importKey, PACKAGE_ALGORITHM } from './package-keys.ts'

type Unsigned = Omit<SubjectPackage, 'digest' | 'signature'>

const canonicalBytes = (content: Unsigned) => Buffer.from(canonicalize(content))
const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Adds digest and detached signature (RFC 7515, appendix F) over the RFC 8785 form. */
export async function signPackage(content: Unsigned, key: JWK): Promise<SubjectPackage> {
  const bytes = canonicalBytes(content)
  const jws = await new CompactSign(bytes)
    .setProtectedHeader({ alg: PACKAGE_ALGORITHM, kid: key.kid ?? '' })
    .sign(await importKey(key))
  const [header, , signature] = jws.split('.')
  return { ...content, digest: digestOf(bytes), signature: `${header}..${signature}` }
}

const untrusted = (message: string) => new ApiError('UNTRUSTED_PACKAGE', { message })

const headerOf = (jws: string) => {
  try {
    return decodeProtectedHeader(jws)
  } catch {
    throw untrusted('The signature of the package cannot be read.')
  }
}

/** Throws UNTRUSTED_PACKAGE unless the package is as one of the trusted keys has signed it. */
export async function requireTrusted(
  { digest, signature, ...content }: SubjectPackage,
  trusted: readonly JWK[],
): Promise<void> {
  const bytes = canonicalBytes(content)
  if (digest !== digestOf(bytes)) throw untrusted('The package was changed after it was exported.')
  const { kid } = headerOf(signature)
  const key = trusted.find((one) => one.kid === kid)
  if (!key)
    throw untrusted(`The package comes from "${content.source.accountId}", whose key is not trusted here.`)
  const [header, , proof] = signature.split('.')
  const whole = `${header}.${bytes.toString('base64url')}.${proof}`
  await compactVerify(whole, await importKey(key), { algorithms: [PACKAGE_ALGORITHM] }).catch(() => {
    throw untrusted('The signature of the package is not right.')
  })
}
