import type { Endpoint, InputOf, ResultOf } from '@portal/contract/endpoint.ts'
import type { ImpactLine } from '@portal/ui'
import { type HistoryChange, PageTitleContext } from '@portal/ui/blocks'
import { Form, type FormProps, type Problem } from '@portal/ui/form'
import { type ReactNode, use } from 'react'
import { useDraftName } from './use-draft-name.ts'
import { useSubmit } from './use-submit.ts'

type FieldValues = Parameters<FormProps<Record<string, unknown>, unknown>['onSubmit']>[0] & object

interface CreateReview<Output> {
  readonly ask: 'reason' | 'optionalReason'
  /** The impact of creating the record, as lines shown before saving. */
  impact?(values: Output): Promise<readonly ImpactLine[]>
  /** Describes the new record better than field by field. */
  describe?(values: Output): ReactNode
  /** Rewrites a value in the record's terms, where its field does not. */
  inWords?(change: HistoryChange): HistoryChange
}

interface NewRecord<E extends Endpoint, Output> {
  /** The call that creates the record. */
  readonly call: E
  /** The call's input from the parsed form values. */
  input(values: Output, answer: { changeReason: string }): InputOf<E>
  /** The revision that the operator saw; the call is rejected when a newer one exists. */
  readonly revision?: number
  /** Rewords an API refusal, such as with a link to the existing record. */
  problems?(error: unknown): Problem[]
  /** Success message. */
  done(result: ResultOf<E>): string
  /** Where to go afterwards. */
  goTo(result: ResultOf<E>): string
}

export interface CreateFormProps<E extends Endpoint, Input extends object, Output> {
  readonly schema: FormProps<Input, Output>['schema']
  readonly labels?: FormProps<Input, Output>['labels']
  readonly defaultValues: FormProps<Input, Output>['defaultValues']
  /** What is created, for the label of the draft: "user". */
  readonly draft: string
  readonly save: NewRecord<E, Output>
  /** Asks for a reason after a review; without it, the form saves immediately. */
  readonly review?: CreateReview<Output>
  readonly submitLabel: string
  readonly cancelTo: string
  readonly children: ReactNode
}

/**
 * A form that creates a record: keeps a draft, sends once however often it is submitted, and goes to the new
 * record.
 */
export function CreateForm<E extends Endpoint, Input extends object, Output>(
  props: CreateFormProps<E, Input & FieldValues, Output>,
) {
  const { schema, labels, defaultValues, draft, save, review, submitLabel, cancelTo, children } = props
  const { call, revision, ...rest } = save
  const title = use(PageTitleContext)
  const submit = useSubmit(call, { ...rest, ...(revision !== undefined && { options: { revision } }) })
  return (
    <Form
      schema={schema}
      defaultValues={defaultValues}
      labels={labels}
      onSubmit={submit}
      saveBar={{ submitLabel, cancelTo }}
      draft={useDraftName(`${draft} new`, title)}
      review={review && { ...review, title, isNew: true }}
      json
    >
      {children}
    </Form>
  )
}
