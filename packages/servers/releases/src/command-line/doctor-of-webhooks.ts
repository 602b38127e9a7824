import type { WebhookStatus } from '@portal/contract/releases/webhook-status.ts'
import { ReleaseError } from '../release-error.ts'
import type { Given } from './arguments.ts'
import type { Finding } from './finding.ts'
import { momentOf } from './moment.ts'
import { counted } from './outcome.ts'
import { openWork } from './work.ts'

/** Whether the addresses for release events receive them. */
export function findingOf(webhooks: readonly WebhookStatus[]): Finding {
  const failing = webhooks.filter(({ failingSince }) => failingSince !== undefined)
  if (failing.length === 0)
    return {
      about: 'webhooks',
      isFine: true,
      says: webhooks.length > 0 ? `${counted(webhooks.length, 'webhook')} without failures` : 'none set up',
    }
  const each = failing.map(
    ({ name, failingSince = '', waiting, problem }) =>
      `${name} fails since ${momentOf(failingSince)}, ${counted(waiting, 'event')} waiting: ${problem}`,
  )
  return {
    about: 'webhooks',
    isFine: false,
    says: `${failing.length} of ${counted(webhooks.length, 'webhook')} ${failing.length === 1 ? 'fails' : 'fail'}. ${each.join(' ')}`,
  }
}

/** The same for a service, which tells it only to people and build servers that it knows. */
export async function webhookFindings(repository: string, given: Given): Promise<readonly Finding[]> {
  try {
    const { operations } = await openWork(repository, given)
    return [findingOf(await operations.webhooks())]
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error
    return [{ about: 'webhooks', isFine: true, says: `not checked. ${error.message}` }]
  }
}
