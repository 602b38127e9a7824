import { readFileSync } from 'node:fs'
import { z } from 'zod'

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

function isAllowed(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.includes(hostname))
}

/** As Standard Webhooks writes them: 24 to 64 bytes in Base64. */
const Secret = z
  .string()
  .regex(/^whsec_[A-Za-z0-9+/]+={0,2}$/)
  .transform((text) => Buffer.from(text.slice('whsec_'.length), 'base64'))
  .refine(({ length }) => length >= 24 && length <= 64)

const Address = z.strictObject({
  name: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/),
  url: z.string().refine(isAllowed),
  /** Two during a rotation. */
  secrets: z.array(Secret).min(1).max(2),
})

const Addresses = z
  .array(Address)
  .max(20)
  .refine((list) => new Set(list.map(({ name }) => name)).size === list.length)

/** Where release events are sent. Addresses may contain credentials; only the name may be logged or shown. */
export type WebhookAddress = z.infer<typeof Address>

/** Reads the addresses for release events. Throws a one-sentence error that reveals nothing of the file. */
export function readWebhookAddresses(file: string): readonly WebhookAddress[] {
  try {
    return Addresses.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    throw new Error(
      'RELEASE_WEBHOOKS must name a JSON file with a list of name, url (https) and secrets (whsec_ and 24 to 64 bytes in Base64).',
    )
  }
}
