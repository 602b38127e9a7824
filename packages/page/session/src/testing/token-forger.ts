import { CompactSign, exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import type { TestProvider } from './test-provider.ts'

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Makes ID tokens of a provider that were changed in one way each. */
export function tokenForger(provider: TestProvider) {
  const claims = () => provider.claims

  /** Signed with the provider's own key, so that only the changed part can be the reason to reject. */
  const signed = (payload: JWTPayload, header: object = {}) =>
    new SignJWT(payload)
      .setProtectedHeader({ alg: 'RS256', kid: 'k1', ...header })
      .sign(provider.keys.privateKey)

  const signedText = (text: string) =>
    new CompactSign(new TextEncoder().encode(text))
      .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
      .sign(provider.keys.privateKey)

  const without = (name: string) => {
    const { [name]: _left, ...rest } = claims()
    return signed(rest)
  }

  async function parts() {
    const [header = '', payload = '', signature = ''] = (await provider.idToken()).split('.')
    return { header, payload, signature }
  }

  async function withSignature(change: (bytes: Buffer) => Buffer) {
    const { header, payload, signature } = await parts()
    return `${header}.${payload}.${change(Buffer.from(signature, 'base64url')).toString('base64url')}`
  }

  async function hmacWithPublicKey(form: 'pem' | 'jwk') {
    const { publicKey } = provider.keys
    const secret = form === 'pem' ? await exportSPKI(publicKey) : JSON.stringify(await exportJWK(publicKey))
    return new SignJWT(claims())
      .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
      .sign(new TextEncoder().encode(secret))
  }

  async function signedByStranger(header: object = {}, alg = 'RS256') {
    const { privateKey, publicKey } = await generateKeyPair(alg)
    const jwk = await exportJWK(publicKey)
    return new SignJWT(claims())
      .setProtectedHeader({ alg, kid: 'k1', ...('jwk' in header ? { jwk } : header) })
      .sign(privateKey)
  }

  async function headerChanged(header: object) {
    const { payload, signature } = await parts()
    return `${encode(header)}.${payload}.${signature}`
  }

  async function payloadChanged(payload: object) {
    const { header, signature } = await parts()
    return `${header}.${encode(payload)}.${signature}`
  }

  return {
    claims,
    signed,
    signedText,
    without,
    parts,
    withSignature,
    hmacWithPublicKey,
    signedByStranger,
    headerChanged,
    payloadChanged,
  }
}

export type TokenForger = ReturnType<typeof tokenForger>
