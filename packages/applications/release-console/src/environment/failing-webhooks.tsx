import type { WebhookStatus } from '@portal/contract/releases/webhook-status.ts'
import { Moment, Notice } from '@portal/ui'

/** A receiver that is restarted or slow once is no reason to tell anyone. */
const LONG_MS = 600_000

/** Addresses that have accepted no release events for long, with the reason. */
export const FailingWebhooks = ({ webhooks }: { webhooks: readonly WebhookStatus[] }) =>
  webhooks.map(({ name, failingSince, problem, waiting }) =>
    failingSince !== undefined && Date.now() - Date.parse(failingSince) > LONG_MS ? (
      <Notice key={name} kind="warning" title={`The webhook ${name} receives no events`}>
        {problem} {waiting} waiting since <Moment at={failingSince} />. Each is sent again for a day.
      </Notice>
    ) : null,
  )
