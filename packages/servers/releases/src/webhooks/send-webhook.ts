import { bodyOf, type ReleaseEvent } from './release-event.ts'
import { webhookHeaders } from './sign-webhook.ts'
import type { WebhookAddress } from './webhook-addresses.ts'

/** A slow receiver should accept first and work later. */
const TIMEOUT_MS = 10_000

/** Sends an event once. Returns why it was not accepted, in words that reveal nothing of the address. */
export async function sendWebhook(
  { url, secrets }: WebhookAddress,
  event: ReleaseEvent,
  stopped: AbortSignal,
): Promise<string | undefined> {
  const body = bodyOf(event)
  const signed = webhookHeaders({ id: event.id, at: Date.now(), body }, secrets)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signed },
      body,
      // A redirect could lead signed events elsewhere.
      redirect: 'manual',
      signal: AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    await response.body?.cancel()
    return response.ok ? undefined : `It answers ${response.status}.`
  } catch {
    return 'It does not answer.'
  }
}
