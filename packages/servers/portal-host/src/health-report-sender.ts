import { HEALTH_REPORTS, type HealthReport, MAX_REPORTS } from '@portal/contract/releases/health-reports.ts'
import { log } from '@portal/server-common/log.ts'

/** The receiver of health reports, and its key. */
export interface HealthReceiver {
  readonly url: string
  readonly key: string
}

/** Reports within this time are forwarded together. */
const TOGETHER_MS = 500
const TIMEOUT_MS = 5_000
/** Statuses for reports that the release service never accepts. */
const REFUSED = [400, 413, 422]
/** Further reports are dropped when they cannot be forwarded fast enough. */
const MAX_KEPT = 10_000

/** Forwards health reports to the release service, and keeps them while it is unavailable. */
export function healthReportSender({ url, key }: HealthReceiver, environment: string) {
  const waiting: HealthReport[] = []
  let sending: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let isTold = false

  async function post(reports: readonly HealthReport[]): Promise<void> {
    const response = await fetch(url + HEALTH_REPORTS, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ environment, reports }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    // Sent again, they would be refused again and hold back all later ones.
    if (REFUSED.includes(response.status))
      log.error('reports-dropped', { message: 'The release service refused page reports. They are dropped.' })
    else if (!response.ok) throw new Error(`The release service answered ${response.status}.`)
  }

  async function send(): Promise<void> {
    const reports = waiting.splice(0, MAX_REPORTS)
    try {
      await post(reports)
      isTold = false
    } catch {
      waiting.unshift(...reports)
      const message = 'The release service is not accepting page reports. They are kept for now.'
      if (!isTold) log.warn('reports-kept', { message })
      isTold = true
    }
  }

  function schedule(): void {
    timer ??= setTimeout(() => {
      timer = undefined
      sending = send().finally(() => {
        sending = undefined
        if (waiting.length > 0) schedule()
      })
    }, TOGETHER_MS)
  }

  return {
    add(reports: readonly HealthReport[]): void {
      if (waiting.length < MAX_KEPT) waiting.push(...reports)
      if (waiting.length > 0 && !sending) schedule()
    },
    /** Forwards the remaining reports, once. */
    async stop(): Promise<void> {
      clearTimeout(timer)
      await sending
      clearTimeout(timer)
      if (waiting.length > 0) await send()
    },
  }
}
