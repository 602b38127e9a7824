import type { Endpoint, InputOf, ResultOf } from '@portal/contract/endpoint.ts'
import { ApiError, call, queryClient, queryFor } from '@portal/session'
import { Form, type FormProps, type Refusal, type Review, type SubmitOptions } from '@portal/ui/form'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { perform } from './perform.ts'
import { problemsOf } from './problems-of.ts'
import { useAnnounceEditing } from './use-announce-editing.ts'
import { draftKeyOf, useDraftName } from './use-draft-name.ts'
import { useLoaded } from './use-loaded.ts'

/** What every record says of itself: which version it is, and who made that. */
interface Revised {
  readonly revision: number
  readonly updatedAt?: string
  readonly updatedBy?: { readonly name: string } | null
}

export interface EditFormProps<Write extends Endpoint, Read extends Endpoint, Input extends object, Output> {
  /** Saves the record. */
  readonly call: Write
  /** Reads it. */
  readonly read: Read
  readonly input: InputOf<Read>
  /** Path parameters that the call has beyond those of the read. */
  readonly params?: Readonly<Record<string, string>>
  readonly schema: FormProps<Input, Output>['schema']
  /** The record as the form shows it. */
  toValues(record: ResultOf<Read>): Input
  /** The body of the call. */
  body(values: Output, answer: { changeReason: string }, record: ResultOf<Read>): object
  /** What the review and the draft are called: "Save Acme Shop". */
  title(record: ResultOf<Read>): string
  readonly ask?: Review<Output>['ask']
  /** What the changes touch, told before they are saved. */
  impact?(values: Output, record: ResultOf<Read>): Promise<readonly string[]>
  /** Tells the changes in better words than field by field. */
  describe?(values: Output, record: ResultOf<Read>): ReactNode
  done(record: ResultOf<Read>): string
  /** Where to go when it is saved; without it the form stays, for the next change. */
  readonly goTo?: string
  readonly cancelTo: string
  readonly submitLabel?: string
  readonly readOnly?: boolean
  children: ReactNode | ((record: ResultOf<Read>) => ReactNode)
}

/**
 * A form that changes a record: shows what changes and asks for the reason, keeps a draft, and sends the revision it
 * began with. When somebody else was faster, both versions are put together field by field.
 */
export function EditForm<
  Write extends Endpoint,
  Read extends Endpoint,
  Input extends Record<string, unknown>,
  Output,
>(props: EditFormProps<Write, Read, Input, Output>) {
  const { read, input, toValues, ask = 'reason', impact, describe, children } = props
  const newest = useLoaded(read, input) as ResultOf<Read> & Revised
  // A version that arrives while somebody types must not change what they began with.
  const [record, setRecord] = useState(newest)
  const navigate = useNavigate()
  useAnnounceEditing(!props.readOnly)
  const title = props.title(record)
  const params = { ...(input as { params?: object }).params, ...props.params }
  const draftName = useDraftName(draftKeyOf(props.call, params), title)

  async function readAnew() {
    const now = (await call(read, input, { quiet: true })) as typeof record
    queryClient.setQueryData(queryFor(read, input).queryKey, now)
    setRecord(now)
    return now
  }

  async function theirVersion(): Promise<Refusal> {
    const theirs = await readAnew()
    return { theirs: toValues(theirs), by: theirs.updatedBy?.name, at: theirs.updatedAt }
  }

  async function save(values: Output, { idempotencyKey, changeReason }: SubmitOptions) {
    const body = props.body(values, { changeReason }, record)
    try {
      await perform(props.call, { params, body } as InputOf<Write>, {
        idempotencyKey,
        revision: record.revision,
        done: props.done(record),
      })
      if (props.goTo) await navigate(props.goTo, { replace: true })
      else await readAnew()
    } catch (error) {
      const isOutdated = error instanceof ApiError && error.status === 412
      return isOutdated ? theirVersion() : problemsOf(error)
    }
  }

  return (
    <Form<Input, Output>
      schema={props.schema}
      defaultValues={toValues(record) as FormProps<Input, Output>['defaultValues']}
      onSubmit={save}
      submitLabel={props.submitLabel ?? 'Save'}
      cancelTo={props.cancelTo}
      readOnly={props.readOnly ?? false}
      draft={draftName}
      review={{
        title,
        ask,
        ...(impact && { impact: (values) => impact(values, record) }),
        ...(describe && { describe: (values) => describe(values, record) }),
      }}
      json
    >
      {typeof children === 'function' ? children(record) : children}
    </Form>
  )
}
