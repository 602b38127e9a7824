import type { AnyInput, ChangeOf, Endpoint, InputOf, ResultOf } from '@portal/contract/endpoint.ts'
import { notify } from '@portal/session'
import { Box, type ImpactLine } from '@portal/ui'
import type { HistoryChange } from '@portal/ui/blocks'
import { Form, type FormProps, type Review, type SubmitOptions, useLeaveForm } from '@portal/ui/form'
import { type ReactNode, useState } from 'react'
import { type Step, step } from '../action/step.ts'
import { useAnnounceEditing } from '../presence/use-announce-editing.ts'
import { useLoaded } from '../screen/use-loaded.ts'
import { draftKeyOf, useDraftName } from './use-draft-name.ts'
import { useSaveRecord } from './use-save-record.ts'

/** How a record is saved: by one call, or by several where the contract has no single one. */
type Change<Write extends Endpoint, Output, Item> =
  | { change(values: Output, record: Item): ChangeOf<Write>; readonly steps?: never }
  | { steps(values: Output, record: Item): readonly Step[]; readonly change?: never }

interface EditedRecord<Read extends Endpoint, Input extends object, Output> {
  /** The call that reads the record. */
  readonly read: Read
  readonly input: InputOf<Read>
  /** The part of the record that the form edits, if not all of it; tells drafts apart. */
  readonly part?: string
  /** What is edited, for the titles of the review and the draft: "Acme Shop", "Keys of Acme Shop". */
  name(record: ResultOf<Read>): string
  /** Converts the record to form values. */
  toValues(record: ResultOf<Read>): FormProps<Input, Output>['defaultValues']
}

interface SavedRecord<Write extends Endpoint, Item> {
  /** Saves the record, or its first part. */
  readonly call: Write
  /** Success message. */
  done(record: Item): string
  /** Where to go after saving; without it, the form stays open for the next change. */
  readonly goTo?: string
}

interface EditReview<Output, Item> {
  readonly ask?: Review<Output>['ask']
  /** Text to type before saving changes with a large impact. */
  readonly match?: string
  /** The impact of the changes, shown before saving. */
  impact?(values: Output, record: Item): Promise<readonly ImpactLine[]>
  /** Describes the changes better than field by field. */
  describe?(values: Output, record: Item): ReactNode
  /** Rewrites a changed value in the record's terms, where its field does not. */
  inWords?(change: HistoryChange): HistoryChange
}

export interface EditFormProps<Write extends Endpoint, Read extends Endpoint, Input extends object, Output> {
  readonly record: EditedRecord<Read, Input, Output>
  readonly schema: FormProps<Input, Output>['schema']
  readonly labels?: FormProps<Input, Output>['labels']
  readonly save: SavedRecord<Write, ResultOf<Read>> & Change<Write, Output, ResultOf<Read>>
  /** The changes are reviewed before saving, with a reason unless `ask` says otherwise. */
  readonly review?: EditReview<Output, ResultOf<Read>>
  readonly cancelTo: string
  readonly readOnly?: boolean
  readonly children: ReactNode | ((record: ResultOf<Read>) => ReactNode)
}

/**
 * A form that edits a record: reviews the changes, asks for the reason, keeps a draft, and sends the revision
 * it started with. After a conflict, both versions are merged field by field.
 */
export function EditForm<
  Write extends Endpoint,
  Read extends Endpoint,
  Input extends Record<string, unknown>,
  Output,
>(props: EditFormProps<Write, Read, Input, Output>) {
  const { schema, labels, save, cancelTo, readOnly = false, children } = props
  const { read, input, part, toValues } = props.record
  const { ask = 'reason', match, impact, describe, inWords } = props.review ?? {}
  const { record, saveSteps, lastRead, goOn } = useSaveRecord(read, input, useLoaded(read, input), toValues)
  const leaveForm = useLeaveForm()
  // In a form that stays open, the saved state becomes the baseline with the next change.
  const [isSaved, setSaved] = useState(false)
  useAnnounceEditing(!readOnly && !isSaved)
  const name = props.record.name(record)
  const { params }: AnyInput = input
  const draft = useDraftName(draftKeyOf(save.call, { ...params, ...(part && { part }) }), `Edit ${name}`)

  async function submit(values: Output, options: SubmitOptions) {
    const steps = save.steps ? save.steps(values, record) : [step(save.call, save.change(values, record))]
    const refusal = await saveSteps(steps, options)
    if (refusal) return refusal
    notify({ kind: 'success', title: save.done(lastRead()) })
    if (save.goTo) {
      await leaveForm(save.goTo)
      return undefined
    }
    const saved = await goOn()
    setSaved(true)
    return saved && { saved: { ...toValues(saved) } }
  }

  return (
    <Box display="contents" onInput={() => setSaved(false)}>
      <Form<Input, Output>
        schema={schema}
        labels={labels}
        defaultValues={toValues(record)}
        onSubmit={submit}
        saveBar={{ cancelTo }}
        readOnly={readOnly}
        draft={draft}
        review={{
          title: `Save ${name}?`,
          ...{ ask, match, inWords },
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
