import { jwkSet } from '@portal/contract/subjects/jwk-set.ts'
import { z } from 'zod'
import { withDefaults } from './key-defaults.ts'
import { publicKeysInPem } from './public-keys-in-pem.ts'

/** A JSON Web Key as typed; not validated yet. */
export type Key = Readonly<Record<string, unknown>>

const Key = z.record(z.string(), z.unknown())

/** Only its type makes an object a key. */
const PastedKey = z.looseObject({ kty: z.string() })

/** Reads a file or clipboard text: one key, a list, or a set. */
const Pasted = z.union([
  z.object({ keys: z.array(PastedKey) }).transform(({ keys }) => keys),
  z.array(PastedKey),
  PastedKey.transform((key) => [key]),
])

/** The keys in a form value, or undefined when it is not a list of keys. */
export const keysIn = (value: unknown): readonly Key[] | undefined => z.array(Key).safeParse(value).data

const issuesOf = (key: Key) => jwkSet.safeParse({ keys: [key] }).error?.issues ?? []

/** Shared secrets are as confidential as private keys. */
const isSecret = (key: Key): boolean =>
  key.kty === 'oct' ||
  issuesOf(key).some((issue) => issue.code === 'custom' && issue.params?.reason === 'KEY_PRIVATE_MATERIAL')

/** Whether nothing is missing in a key, and nothing is invalid. */
export const isComplete = (key: Key): boolean => issuesOf(key).length === 0

type Read =
  | { readonly keys: readonly Key[]; readonly refused?: never }
  | { readonly refused: string; readonly keys?: never }

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const PRIVATE =
  'This contains a private key, so nothing was added. Keep it secret and add only the public key.'

/** The public keys in a text, with defaults for what they leave open, or why they are refused. */
export async function readKeys(text: string): Promise<Read> {
  if (text.includes('PRIVATE KEY-----')) return { refused: PRIVATE }
  if (text.includes('-----BEGIN CERTIFICATE-----')) {
    return { refused: 'This is a certificate. Add it to the subject’s certificates.' }
  }
  const { data: keys = await publicKeysInPem(text) } = Pasted.safeParse(parsed(text))
  if (keys.length === 0) {
    return {
      refused:
        'No key found. Enter a JSON Web Key, a list of them, a key set, or a public key in PEM format.',
    }
  }
  return keys.some(isSecret) ? { refused: PRIVATE } : { keys: await Promise.all(keys.map(withDefaults)) }
}
