import { contentTypeOf } from '@portal/contract/resources/file-endings.ts'
import type { UploadPurpose } from '@portal/contract/tasks/upload.ts'
import { ApiError, DEFAULT_ERROR } from '@portal/session'
import { useEffect, useRef, useState } from 'react'
import { fileProblem } from './file-problem.ts'
import { PutRefused } from './put-bytes.ts'
import { beginAnew, run, type Transfer } from './transfer.ts'
import type { UploadedFile, UploadState } from './upload-state.ts'

const UNREACHABLE = 'The storage cannot be reached. What was sent is kept.'
const CHANGED = 'The file has changed since it was selected. Select it again'

/** What the operator sees of a failure; one that nobody foresaw goes on. */
function afterFailure(transfer: Transfer, bytes: number, error: unknown): UploadState {
  const isOther = error instanceof ApiError && error.reason === 'UPLOAD_INCOMPLETE'
  // A file that cannot be read any more was changed or moved.
  if (isOther || error instanceof DOMException) {
    beginAnew(transfer)
    return { step: 'empty', problem: CHANGED }
  }
  const pause = { step: 'paused', file: transfer.file, bytes } as const
  if (error instanceof PutRefused) return { ...pause, problem: UNREACHABLE }
  if (error instanceof ApiError) return { ...pause, problem: error.message || DEFAULT_ERROR }
  throw error
}

interface Upload {
  readonly state: UploadState
  choose(file: File): void
  pause(): void
  /** Goes on after a pause, or with a file that a task knows already. */
  goOn(): void
  /** Leaves the file, to choose another one. */
  discard(): void
}

const bytesOf = (state: UploadState) => ('bytes' in state ? state.bytes : 0)

interface Telling {
  /** Is called once the file has arrived whole. */
  onUploaded(file: UploadedFile): void
  problemOf?(file: File): string | undefined
}

/** The upload of one file at a time, with all that can happen to it. */
export function useUpload(purpose: UploadPurpose, { onUploaded, problemOf }: Telling): Upload {
  const [state, setState] = useState<UploadState>({ step: 'empty' })
  const transfer = useRef<Transfer>(undefined)
  const abort = useRef(new AbortController())

  // Who leaves the page pauses; choosing the same file goes on.
  useEffect(() => () => abort.current.abort(), [])

  async function begin(at: Transfer, isWanted: boolean): Promise<void> {
    abort.current = new AbortController()
    const { signal } = abort.current
    let bytes = 0
    const onState = (next: UploadState) => {
      bytes = bytesOf(next)
      setState(next)
    }
    try {
      const next = await run(at, isWanted, { signal, onState })
      setState(next)
      if (next.step === 'done') onUploaded(next.uploaded)
    } catch (error) {
      if (!signal.aborted) setState(afterFailure(at, bytes, error))
    }
  }

  return {
    state,

    choose(file) {
      abort.current.abort()
      const problem = problemOf?.(file) ?? fileProblem(file, purpose)
      if (problem) return setState({ step: 'empty', problem })
      transfer.current = { file, purpose, contentType: contentTypeOf(file.name) ?? '' }
      setState({ step: 'reading', file, bytes: 0 })
      void begin(transfer.current, false)
    },

    pause() {
      abort.current.abort()
      if (transfer.current) setState({ step: 'paused', file: transfer.current.file, bytes: bytesOf(state) })
    },

    goOn() {
      const at = transfer.current
      if (!at) return
      setState({ step: at.sha256 ? 'sending' : 'reading', file: at.file, bytes: bytesOf(state) })
      void begin(at, true)
    },

    discard() {
      abort.current.abort()
      transfer.current = undefined
      setState({ step: 'empty' })
    },
  }
}
