import { FILE_CHANGED } from '@portal/contract/content/file-changed.ts'
import { contentTypeOf } from '@portal/contract/resources/file-endings.ts'
import type { UploadPurpose } from '@portal/contract/tasks/upload.ts'
import { ApiError } from '@portal/session'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fileProblem } from './file-problem.ts'
import { PutRefused } from './put-bytes.ts'
import { restart, run, type Transfer, UploadLost } from './transfer.ts'
import type { UploadedFile, UploadState } from './upload-state.ts'

const UNREACHABLE = 'The storage cannot be reached. Sent parts are kept.'
const LOST =
  'The storage has lost this file several times. Resume later. If it happens again, tell your administrator.'

/** The state after a failure; an unexpected error is rethrown. */
function afterFailure(transfer: Transfer, bytes: number, error: unknown): UploadState {
  const isOther = error instanceof ApiError && error.reason === 'UPLOAD_INCOMPLETE'
  // A file that can no longer be read was changed or moved.
  if (isOther || error instanceof DOMException) {
    restart(transfer)
    return { step: 'empty', problem: FILE_CHANGED }
  }
  const pause = { step: 'paused', file: transfer.file, bytes } as const
  if (error instanceof PutRefused) return { ...pause, error: { message: UNREACHABLE } }
  if (error instanceof UploadLost) {
    const { lines, requestId } = error.last
    return { ...pause, error: { message: LOST, lines, requestId } }
  }
  if (error instanceof ApiError) return { ...pause, error }
  throw error
}

interface Upload {
  readonly state: UploadState
  choose(file: File): Promise<void>
  pause(): void
  /** Resumes after a pause, or with a file that a task already received. */
  goOn(): void
  /** Discards the file, to choose another one. */
  discard(): void
}

const bytesOf = (state: UploadState) => ('bytes' in state ? state.bytes : 0)

interface Telling {
  /** Called when a valid file is selected. */
  onBegun?(): void
  /** Called when the upload is complete. */
  onUploaded(file: UploadedFile): void
  /** Called when another file is needed. */
  onDiscarded?(): void
  problemOf?(file: File): Promise<string | undefined>
}

/** The state of an upload, one file at a time. */
export function useUpload(purpose: UploadPurpose, telling: Telling): Upload {
  const { onBegun, onUploaded, onDiscarded, problemOf } = telling
  const [state, setState] = useState<UploadState>({ step: 'empty' })
  const transfer = useRef<Transfer>(undefined)
  const abort = useRef(new AbortController())

  // Leaving the page pauses the upload; selecting the same file resumes it.
  useEffect(() => () => abort.current.abort(), [])

  const uploaded = state.step === 'done' ? state.uploaded : undefined
  // What was chosen beside the file during the upload counts.
  const tell = useEffectEvent(onUploaded)
  useEffect(() => {
    if (uploaded) tell(uploaded)
  }, [uploaded])

  async function begin(at: Transfer): Promise<void> {
    abort.current = new AbortController()
    const { signal } = abort.current
    let bytes = 0
    const onState = (next: UploadState) => {
      bytes = bytesOf(next)
      setState(next)
    }
    try {
      setState(await run(at, { signal, onState }))
    } catch (error) {
      if (signal.aborted) return
      const next = afterFailure(at, bytes, error)
      setState(next)
      if (next.step === 'empty') onDiscarded?.()
    }
  }

  return {
    state,

    async choose(file) {
      abort.current.abort()
      abort.current = new AbortController()
      const { signal } = abort.current
      const problem = (await problemOf?.(file)) ?? fileProblem(file, purpose)
      // Another file was chosen in the meantime.
      if (signal.aborted) return
      if (problem) return setState({ step: 'empty', problem })
      transfer.current = { file, purpose, contentType: contentTypeOf(file.name) ?? '' }
      setState({ step: 'reading', file, bytes: 0 })
      onBegun?.()
      void begin(transfer.current)
    },

    pause() {
      abort.current.abort()
      if (transfer.current) setState({ step: 'paused', file: transfer.current.file, bytes: bytesOf(state) })
    },

    goOn() {
      const at = transfer.current
      if (!at) return
      if (state.step === 'known') at.isWanted = true
      setState({ step: at.sha256 ? 'sending' : 'reading', file: at.file, bytes: bytesOf(state) })
      void begin(at)
    },

    discard() {
      abort.current.abort()
      transfer.current = undefined
      setState({ step: 'empty' })
      onDiscarded?.()
    },
  }
}
