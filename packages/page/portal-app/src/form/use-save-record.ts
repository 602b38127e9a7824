import type { Endpoint, InputOf, ResultOf } from '@portal/contract/endpoint.ts'
import { ApiError, call, invalidateAfter, queryClient, queryFor } from '@portal/session'
import type { Refusal, SubmitOptions } from '@portal/ui/form'
import { useState } from 'react'
import { lastChangeOf, revisionOf } from '../action/revision-of.ts'
import type { Step } from '../action/step.ts'
import { problemsOf } from './problems-of.ts'

const listed = (words: readonly string[]) => new Intl.ListFormat('en').format(words)

/**
 * Saves a record call by call, each based on the previous one. When a call is refused, earlier ones stay
 * saved, and saving again resumes there. `theirs` is the newest version as form values.
 */
export function useSaveRecord<Read extends Endpoint>(
  read: Read,
  input: InputOf<Read>,
  newest: ResultOf<Read>,
  theirs: (record: ResultOf<Read>) => object,
) {
  // A version that arrives while the operator types must not change the baseline.
  const [record, setRecord] = useState(newest)

  /** A failed read says nothing of the save, so it is not shown. */
  async function refetch(): Promise<ResultOf<Read>> {
    const now = await call(read, input, { errors: 'nowhere' })
    queryClient.setQueryData(queryFor(read, input).queryKey, now)
    return now
  }

  const lastRead = (): ResultOf<Read> => queryClient.getQueryData(queryFor(read, input).queryKey) ?? record

  async function refusal(error: unknown, saved: readonly string[]): Promise<Refusal> {
    const isOutdated = error instanceof ApiError && error.status === 412
    if (!isOutdated && saved.length === 0) return problemsOf(error)
    const now = await refetch().catch(() => undefined)
    // Their version is unknown, so the next attempt has to meet it again.
    if (isOutdated && !now) return problemsOf(error)
    setRecord(now ?? lastRead())
    if (isOutdated && now) return { theirs: { ...theirs(now) }, ...lastChangeOf(now) }
    return [{ message: `Saved: ${listed(saved)}. The rest was not saved because:` }, ...problemsOf(error)]
  }

  /** Makes the calls. Returns the problems of a refusal, or undefined when everything is saved. */
  async function saveSteps(steps: readonly Step[], options: SubmitOptions) {
    const { idempotencyKey, changeReason, forgetDraft } = options
    const saved: string[] = []
    let current = record
    try {
      for (const [index, one] of steps.entries()) {
        const revision = revisionOf(current)
        await one.run(
          { changeReason },
          { ...(revision !== undefined && { revision }), ...(index === 0 && { idempotencyKey }) },
        )
        saved.push(one.what)
        if (saved.length === steps.length) forgetDraft()
        await invalidateAfter(one.call)
        if (index < steps.length - 1) current = await refetch()
      }
      return undefined
    } catch (error) {
      return refusal(error, saved)
    }
  }

  return {
    record,
    saveSteps,
    /** The record as it was last read: after saving, with the changes. */
    lastRead,
    /**
     * For a form that stays open: the saved state becomes the baseline of the next change. The record is saved
     * even if it cannot be read now; the reads that followed the save may have had it. Returns the record, if it
     * could be read.
     */
    async goOn(): Promise<ResultOf<Read> | undefined> {
      const now = await refetch().catch(() => undefined)
      setRecord(now ?? lastRead())
      return now
    },
  }
}
