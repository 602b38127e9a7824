import { ANNOUNCE_EVERY_SECONDS } from '@portal/contract/presence/edited-record.ts'
import { announceEditing, endEditing } from '@portal/contract/presence/presence-endpoints.ts'
import type { EditedRecord } from '@portal/contract/presence/presence-schemas.ts'
import { call, currentSession } from '@portal/session'
import { useEffect } from 'react'
import { useRecordOfScreen } from './use-record-of-screen.ts'

function isSignedIn(): boolean {
  const session = currentSession()
  return session.status === 'authenticated' && !session.lock
}

const isHere = () => isSignedIn() && document.visibilityState === 'visible'

let last: Promise<unknown> = Promise.resolve()

/** Runs requests in sequence, so that the last one wins. The form works whether or not they succeed. */
function inTurn(tell: () => Promise<unknown>): void {
  last = last.then(() => isHere() && tell()).catch(() => undefined)
}

const end = (record: EditedRecord) =>
  call(endEditing, { query: record }, { errors: 'nowhere', keepalive: true })

/** Announces to others that the operator is editing this screen's record, while the tab is visible. */
export function useAnnounceEditing(isEditing: boolean): void {
  const { kind, id } = useRecordOfScreen() ?? {}
  useEffect(() => {
    if (!(isEditing && kind && id)) return
    const record = { kind, id }
    const announce = () => inTurn(() => call(announceEditing, { body: record }, { errors: 'nowhere' }))
    const leave = () => {
      // The page would be gone before its turn in the queue.
      if (isSignedIn()) end(record).catch(() => undefined)
    }
    announce()
    const timer = setInterval(announce, ANNOUNCE_EVERY_SECONDS * 1000)
    document.addEventListener('visibilitychange', announce)
    window.addEventListener('pagehide', leave)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', announce)
      window.removeEventListener('pagehide', leave)
      inTurn(() => end(record))
    }
  }, [isEditing, kind, id])
}
