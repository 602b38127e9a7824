import { createHmac } from 'node:crypto'

interface Message {
  readonly id: string
  /** When this attempt is made, in milliseconds. */
  readonly at: number
  readonly body: string
}

/** The headers of Standard Webhooks (standardwebhooks.com), with one signature for each secret. */
export function webhookHeaders({ id, at, body }: Message, secrets: readonly Uint8Array[]) {
  const timestamp = String(Math.floor(at / 1000))
  const signed = `${id}.${timestamp}.${body}`
  const signatures = secrets.map(
    (secret) => `v1,${createHmac('sha256', secret).update(signed).digest('base64')}`,
  )
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
