import type { AnyInput, ChangeOf, Endpoint, InputOf, ResultOf } from '@portal/contract/endpoint.ts'
import { notify } from '@portal/session'
import { Box, type ImpactLine } from '@portal/ui'
import { Form, type FormProps, type Review, type SubmitOptions } from '@portal/ui/form'
import type { HistoryChange } from '@portal/ui/kit'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type Step, step } from '../action/step.ts'
import { useAnnounceEditing } from '../presence/use-announce-editing.ts'
import { useLoaded } from '../screen/use-loaded.ts'
import { draftKeyOf, useDraftName } from './use-draft-name.ts'
import { useSaveRecord } from './use-save-record.ts'

/** How a record is saved: by one call, or by several where the contract has no single one. */
type Saving<Write extends Endpoint, Output, Record> =
  | { change(values: Output, record: Record): ChangeOf<Write>; readonly steps?: never }
  | { steps(values: Output, record: Record): readonly Step[]; readonly change?: never }

interface EditFormParts<Write extends Endpoint, Read extends Endpoint, Input extends object, Output> {
  /** Saves the record, or its first part. */
  readonly call: Write
  /** Reads it. */
  readonly read: Read
  readonly input: InputOf<Read>
  /** Which part of the record the form is about, where it is not the whole; tells drafts apart. */
  readonly part?: string
  readonly schema: FormProps<Input, Output>['schema']
  readonly labels?: FormProps<Input, Output>['labels']
  /** The record as the form shows it. */
  toValues(record: ResultOf<Read>): FormProps<Input, Output>['defaultValues']
  /** What is edited, for the titles of the review and of the draft: "Acme Shop", "Keys of Acme Shop". */
  name(record: ResultOf<Read>): string
  readonly ask?: Review<Output>['ask']
  /** What has to be typed before the changes are saved, because of how far they reach. */
  readonly match?: string
  /** What the changes touch, told before they are saved. */
  impact?(values: Output, record: ResultOf<Read>): Promise<readonly ImpactLine[]>
  /** Tells the changes in better words than field by field. */
  describe?(values: Output, record: ResultOf<Read>): ReactNode
  /** Tells a changed value in the words of the record, where its field does not. */
  inWords?(change: HistoryChange): HistoryChange
  done(record: ResultOf<Read>): string
  /** Where to go when it is saved; without it the form stays, for the next change. */
  readonly goTo?: string
  readonly cancelTo: string
  readonly submitLabel?: string
  readonly readOnly?: boolean
  children: ReactNode | ((record: ResultOf<Read>) => ReactNode)
}

export type EditFormProps<
  Write extends Endpoint,
  Read extends Endpoint,
  Input extends object,
  Output,
> = EditFormParts<Write, Read, Input, Output> & Saving<Write, Output, ResultOf<Read>>

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
  const { read, input, toValues, ask = 'reason', match, impact, describe, children, readOnly = false } = props
  const { record, save, goOn } = useSaveRecord(read, input, useLoaded(read, input), (theirs) =>
    Object(toValues(theirs)),
  )
  const navigate = useNavigate()
  // In a form that stays, what was saved is being edited again with the next change only.
  const [isSaved, setSaved] = useState(false)
  useAnnounceEditing(!readOnly && !isSaved)
  const name = props.name(record)
  const { params }: AnyInput = input
  const draft = useDraftName(
    draftKeyOf(props.call, { ...params, ...(props.part && { part: props.part }) }),
    `Edit ${name}`,
  )

  async function submit(values: Output, options: SubmitOptions) {
    const steps = props.steps ? props.steps(values, record) : [step(props.call, props.change(values, record))]
    const refusal = await save(steps, options)
    if (refusal) return refusal
    notify({ kind: 'success', title: props.done(record) })
    if (props.goTo) await navigate(props.goTo, { replace: true })
    else {
      await goOn()
      setSaved(true)
    }
  }

  return (
    <Box display="contents" onInput={() => setSaved(false)}>
      <Form<Input, Output>
        schema={props.schema}
        labels={props.labels}
        defaultValues={toValues(record)}
        onSubmit={submit}
        submitLabel={props.submitLabel ?? 'Save'}
        cancelTo={props.cancelTo}
        readOnly={readOnly}
        draft={draft}
        review={{
          title: `Save ${name}?`,
          ask,
          match,
          inWords: props.inWords,
          ...(impact && { impact: (values) => impact(values, record) }),
          ...(describe && { describe: (values) => describe(values, record) }),
        }}
        json
      >
        {typeof children === 'function' ? children(record) : children}
      </Form>
    </Box>
  )
}
