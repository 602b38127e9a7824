import { jwkSet } from '@portal/contract/subjects/jwk-set.ts'
import { labelIn } from '@portal/ui'
import { z } from 'zod'
import { DATA_LABELS } from '../data-labels.ts'
import { publicKeysInPem } from './public-keys-in-pem.ts'

/** A JSON Web Key as it is typed: whatever an object holds. */
export type Key = Readonly<Record<string, unknown>>

const Key = z.record(z.string(), z.unknown())

/** What is in a file or a clipboard: one key, some, or a set of them. */
const Pasted = z.union([
  z.object({ keys: z.array(Key) }).transform(({ keys }) => keys),
  z.array(Key),
  Key.transform((key) => [key]),
])

/** What a form holds, as keys; undefined for what is no list of them. */
export const keysIn = (value: unknown): readonly Key[] | undefined => z.array(Key).safeParse(value).data

const issuesOf = (key: Key) => jwkSet.safeParse({ keys: [key] }).error?.issues ?? []

/** Shared secrets are no better than private keys. */
const isSecret = (key: Key): boolean =>
  key.kty === 'oct' ||
  issuesOf(key).some((issue) => issue.code === 'custom' && issue.params?.reason === 'KEY_PRIVATE_MATERIAL')

/** What is wrong with a key, in sentences. */
export const problemsOfKey = (key: Key): readonly string[] =>
  issuesOf(key).map(({ path, message }) => {
    const name = path.at(-1)
    return typeof name === 'string' ? `${labelIn(DATA_LABELS.jwk, `keys.${name}`)}: ${message}` : message
  })

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
  'This holds a private key, so nothing of it was added. Keep it secret, and give its public half only.'

/** The public keys in a text, or why it is refused. */
export async function readKeys(text: string): Promise<Read> {
  if (text.includes('PRIVATE KEY-----')) return { refused: PRIVATE }
  if (text.includes('-----BEGIN CERTIFICATE-----')) {
    return { refused: 'This is a certificate. It belongs to the certificates of the subject.' }
  }
  const { data: keys = await publicKeysInPem(text) } = Pasted.safeParse(parsed(text))
  if (keys.length === 0) {
    return {
      refused:
        'There is no key in this. Give a JSON Web Key, a list of them, a key set, or a public key in PEM form.',
    }
  }
  return keys.some(isSecret) ? { refused: PRIVATE } : { keys }
}
