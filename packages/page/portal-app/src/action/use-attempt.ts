import { ApiError } from '@portal/session'
import { useState } from 'react'

/**
 * For calls whose failure is shown next to their button: `failure` is for `ErrorNotice`, until the
 * next attempt. Errors other than those of calls are thrown.
 */
export function useAttempt() {
  const [failure, setFailure] = useState<ApiError>()
  const [isBusy, setBusy] = useState(false)
  const forget = () => setFailure(undefined)

  async function attempt(work: () => Promise<void>): Promise<void> {
    forget()
    setBusy(true)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }

  return { attempt, failure, isBusy, forget }
}
