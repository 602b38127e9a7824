import { UnsecuredJWT } from 'jose'
import type { TestProvider } from './test-provider.ts'
import { type TokenForger, tokenForger } from './token-forger.ts'

const HOUR = 3600
const now = Math.floor(Date.now() / 1000)
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

const flipped = (index: number) => (bytes: Buffer) => {
  const copy = Buffer.from(bytes)
  copy[index] = (copy[index] ?? 0) ^ 1
  return copy
}

type Mutation = [title: string, make: () => string | Promise<string>]

const signatureMutations = (other: TestProvider, forger: TokenForger): Mutation[] => {
  const {
    claims,
    signed,
    withSignature,
    hmacWithPublicKey,
    signedByStranger,
    headerChanged,
    payloadChanged,
  } = forger
  return [
    ['another key under the known id', () => signedByStranger()],
    ['another key that the header carries', () => signedByStranger({ jwk: true })],
    ['another key that the header points to', () => signedByStranger({ jku: other.auth.endpoints.jwks })],
    [
      'another certificate that the header points to',
      () => signedByStranger({ x5u: 'https://evil.example/c' }),
    ],
    ['an unknown key id', () => signed(claims(), { kid: 'k2' })],
    ['an empty key id', () => signed(claims(), { kid: '' })],
    ['the key of another provider', () => other.idToken(claims())],
    ['no algorithm', () => new UnsecuredJWT(claims()).encode()],
    ['"None" for an algorithm', () => `${encode({ alg: 'None', kid: 'k1' })}.${encode(claims())}.`],
    ['"NONE" with the true signature', () => headerChanged({ alg: 'NONE', kid: 'k1' })],
    ['a header without algorithm', () => headerChanged({ kid: 'k1' })],
    ['HS256 keyed with the public key as PEM', () => hmacWithPublicKey('pem')],
    ['HS256 keyed with the public key as JWK', () => hmacWithPublicKey('jwk')],
    ['HS256 claimed for the true signature', () => headerChanged({ alg: 'HS256', kid: 'k1' })],
    ['RS512 claimed for the true signature', () => headerChanged({ alg: 'RS512', kid: 'k1' })],
    ['PS256 of a stranger', () => signedByStranger({}, 'PS256')],
    ['ES256 of a stranger', () => signedByStranger({}, 'ES256')],
    ['EdDSA of a stranger', () => signedByStranger({}, 'EdDSA')],
    ['the first byte of the signature changed', () => withSignature(flipped(0))],
    ['the last byte of the signature changed', () => withSignature(flipped(255))],
    ['a shorter signature', () => withSignature((bytes) => bytes.subarray(0, 255))],
    ['a longer signature', () => withSignature((bytes) => Buffer.concat([bytes, Buffer.from([0])]))],
    ['an empty signature', () => withSignature(() => Buffer.alloc(0))],
    ['a signature of zeros', () => withSignature((bytes) => Buffer.alloc(bytes.length))],
    ['a critical header nobody knows', () => headerChanged({ alg: 'RS256', kid: 'k1', crit: ['x'], x: 1 })],
    ['another payload under the true signature', () => payloadChanged({ ...claims(), sub: 'operator-2' })],
    ['a longer life under the true signature', () => payloadChanged({ ...claims(), exp: now + 10 * HOUR })],
  ]
}

const contentMutations = (provider: TestProvider, other: TestProvider, forger: TokenForger): Mutation[] => {
  const { claims, signed, signedText, without } = forger
  return [
    ['issuer with a slash more', () => signed({ ...claims(), iss: `${provider.auth.issuer}/` })],
    ['issuer in capitals', () => signed({ ...claims(), iss: provider.auth.issuer.toUpperCase() })],
    ['issuer of another provider', () => signed({ ...claims(), iss: other.auth.issuer })],
    [
      'issuer with the true one in front',
      () => signed({ ...claims(), iss: `${provider.auth.issuer}.evil.example` }),
    ],
    ['an empty issuer', () => signed({ ...claims(), iss: '' })],
    ['a list of issuers', () => signed({ ...claims(), iss: [provider.auth.issuer] as never })],
    ['another audience', () => signed({ ...claims(), aud: 'another-portal' })],
    ['audience in capitals', () => signed({ ...claims(), aud: 'OPERATIONS-PORTAL' })],
    ['an audience with the same beginning', () => signed({ ...claims(), aud: 'operations-portal-2' })],
    ['an empty audience', () => signed({ ...claims(), aud: '' })],
    ['an empty list of audiences', () => signed({ ...claims(), aud: [] })],
    ['a second audience', () => signed({ ...claims(), aud: ['operations-portal', 'another'] })],
    [
      'a second audience that asked',
      () => signed({ ...claims(), aud: ['operations-portal', 'another'], azp: 'another' }),
    ],
    ['a list of other audiences', () => signed({ ...claims(), aud: ['another', 'others'], azp: 'another' })],
    ['an authorized party that is a list', () => signed({ ...claims(), azp: ['operations-portal'] })],
    ['another authorized party', () => signed({ ...claims(), azp: 'another-portal' })],
    ['an end in the past', () => signed({ ...claims(), exp: now - HOUR })],
    ['an end a minute ago', () => signed({ ...claims(), exp: now - 60 })],
    ['an end at the beginning of time', () => signed({ ...claims(), exp: 0 })],
    ['an end that is text', () => signed({ ...claims(), exp: '9999999999' as never })],
    ['an end that is nothing', () => signedText(JSON.stringify({ ...claims(), exp: null }))],
    ['a beginning in the future', () => signed({ ...claims(), nbf: now + HOUR })],
    ['a beginning in a minute', () => signed({ ...claims(), nbf: now + 60 })],
    ['a beginning that is text', () => signed({ ...claims(), nbf: 'now' as never })],
    ['a time of issue that is text', () => signed({ ...claims(), iat: 'now' as never })],
    ['no issuer', () => without('iss')],
    ['no audience', () => without('aud')],
    ['no end', () => without('exp')],
    ['no time of issue', () => without('iat')],
    ['no subject', () => without('sub')],
    ['the use of an access token', () => signed({ ...claims(), token_use: 'access' })],
    ['the hash of another access token', () => signed({ ...claims(), at_hash: 'AAAAAAAAAAAAAAAAAAAAAA' })],
    ['a hash that is a number', () => signed({ ...claims(), at_hash: 5 })],
    ['an empty use', () => signed({ ...claims(), token_use: '' })],
  ]
}

const formMutations = (provider: TestProvider, forger: TokenForger): Mutation[] => {
  const { claims, signedText, parts, payloadChanged } = forger
  return [
    ['nothing', () => ''],
    ['dots', () => '..'],
    ['a space', () => ' '],
    ['a word', () => 'undefined'],
    ['one part', async () => (await parts()).payload],
    ['two parts', async () => (await provider.idToken()).split('.').slice(0, 2).join('.')],
    ['four parts', async () => `${await provider.idToken()}.x`],
    ['five parts, as if encrypted', async () => `${await provider.idToken()}.x.y`],
    ['half of it', async () => (await provider.idToken()).slice(0, 300)],
    ['all but the last character', async () => (await provider.idToken()).slice(0, -2)],
    ['a space before it', async () => ` ${await provider.idToken()}`],
    [
      'header and payload swapped',
      async () => {
        const { header, payload, signature: last } = await parts()
        return `${payload}.${header}.${last}`
      },
    ],
    [
      'payload and signature swapped',
      async () => {
        const { header, payload, signature: last } = await parts()
        return `${header}.${last}.${payload}`
      },
    ],
    ['a payload that is a list', () => signedText('[]')],
    ['a payload that is text', () => signedText('"claims"')],
    ['a payload that is nothing', () => signedText('null')],
    ['a payload that ends early', () => signedText('{"sub":')],
    [
      'a second audience under the same name',
      () => signedText(JSON.stringify(claims()).replace(/}$/, ',"aud":"another-portal"}')),
    ],
    [
      'a second issuer under the same name',
      () => signedText(JSON.stringify(claims()).replace(/}$/, ',"iss":"https://evil.example"}')),
    ],
    ['an empty payload', () => signedText('')],
    ['an empty object', () => signedText('{}')],
    ['a header that is not JSON', async () => `x${await provider.idToken()}`],
    ['a megabyte of letters', () => 'a'.repeat(1_048_576)],
    ['a megabyte in one claim, unsigned', () => payloadChanged({ ...claims(), note: 'a'.repeat(1_048_576) })],
  ]
}

/** ID tokens that are invalid for this portal: wrong signature, wrong claims, or malformed. */
export function idTokenMutations(provider: TestProvider, other: TestProvider) {
  const forger = tokenForger(provider)
  return {
    signature: signatureMutations(other, forger),
    content: contentMutations(provider, other, forger),
    form: formMutations(provider, forger),
  }
}
