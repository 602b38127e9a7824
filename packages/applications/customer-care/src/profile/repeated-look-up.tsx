import { ApiError } from '@portal/session'
import { Button, ErrorNotice, Notice } from '@portal/ui'
import { useState } from 'react'
import type { Desk } from '../desk/use-desk.ts'

/** The profile must be looked up again: repeats the lookup without typing. */
export function RepeatedLookUp({ title, desk }: { title: string; desk: Desk }) {
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<ApiError>()

  async function repeat() {
    const { asked } = desk.state
    if (!asked) return
    setAsking(true)
    try {
      await desk.lookUp(asked)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
    } finally {
      setAsking(false)
    }
  }

  return (
    <Notice
      kind="warning"
      title={title}
      action={
        <Button size="sm" loading={isAsking} onClick={() => void repeat()}>
          Look up again
        </Button>
      }
    >
      {failure ? <ErrorNotice error={failure} /> : 'Nothing was deleted. Check the current profile.'}
    </Notice>
  )
}
