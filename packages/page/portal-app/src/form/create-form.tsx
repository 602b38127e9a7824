import type { Endpoint, InputOf, ResultOf } from '@portal/contract/endpoint.ts'
import type { ImpactLine } from '@portal/ui'
import { Form, type FormProps, type Problem } from '@portal/ui/form'
import { type HistoryChange, PageTitleContext } from '@portal/ui/kit'
import { type ReactNode, use } from 'react'
import { problemsOf } from './problems-of.ts'
import { useDraftName } from './use-draft-name.ts'
import { useSubmit } from './use-submit.ts'

type FieldValues = Parameters<FormProps<Record<string, unknown>, unknown>['onSubmit']>[0] & object

export interface CreateFormProps<E extends Endpoint, Input extends object, Output> {
  /** The call that creates the record. */
  readonly call: E
  readonly schema: FormProps<Input, Output>['schema']
  readonly defaultValues: FormProps<Input, Output>['defaultValues']
  readonly labels?: FormProps<Input, Output>['labels']
  /** The call's input from the parsed form values. */
  input(values: Output, answer: { changeReason: string }): InputOf<E>
  /** What is created, for the label of the draft: "user". */
  readonly draft: string
  /** Asks for a reason after a review; without it, the form saves immediately. */
  readonly ask?: 'reason' | 'optionalReason'
  /** Describes the new record better than field by field. */
  describe?(values: Output): ReactNode
  /** Rewrites a value in the record's terms, where its field does not. */
  inWords?(change: HistoryChange): HistoryChange
  /** The impact of creating the record, as lines shown before saving. */
  impact?(values: Output): Promise<readonly ImpactLine[]>
  readonly submitLabel: string
  /** Success message. */
  done(result: ResultOf<E>): string
  /** Where to go afterwards. */
  goTo(result: ResultOf<E>): string
  readonly cancelTo: string
  /** The revision that the operator saw; the call is rejected when a newer one exists. */
  readonly revision?: number
  /** Rewords an API refusal, such as with a link to the existing record. */
  problems?(error: unknown): Problem[]
  readonly children: ReactNode
}

/**
 * A form that creates a record: keeps a draft, sends once however often it is submitted, and goes to the new
 * record.
 */
export function CreateForm<E extends Endpoint, Input extends object, Output>(
  props: CreateFormProps<E, Input & FieldValues, Output>,
) {
  const { call, schema, defaultValues, draft, ask, submitLabel, cancelTo, children } = props
  const { describe, inWords, impact } = props
  const title = use(PageTitleContext)
  const submit = useSubmit(call, {
    input: props.input,
    ...(props.revision !== undefined && { options: { revision: props.revision } }),
    done: props.done,
    goTo: props.goTo,
    problems: props.problems ?? problemsOf,
  })
  return (
    <Form
      schema={schema}
      defaultValues={defaultValues}
      labels={props.labels}
      onSubmit={submit}
      submitLabel={submitLabel}
      cancelTo={cancelTo}
      draft={useDraftName(`${draft} new`, title)}
      review={ask && { title, ask, describe, inWords, impact, isNew: true }}
      json
    >
      {children}
    </Form>
  )
}
