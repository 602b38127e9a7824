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
  /** Makes the record. */
  readonly call: E
  readonly schema: FormProps<Input, Output>['schema']
  readonly defaultValues: FormProps<Input, Output>['defaultValues']
  readonly labels?: FormProps<Input, Output>['labels']
  /** The call's input from what the schema made of the fields. */
  input(values: Output, answer: { changeReason: string }): InputOf<E>
  /** What is made, for the draft that this device keeps: "user". */
  readonly draft: string
  /** Asks for a reason after showing what will be made; without it the form saves at once. */
  readonly ask?: 'reason' | 'optionalReason'
  /** Tells what will be made in better words than field by field. */
  describe?(values: Output): ReactNode
  /** Tells a value in the words of the record, where its field does not. */
  inWords?(change: HistoryChange): HistoryChange
  /** What making it comes to, in lines, told before. */
  impact?(values: Output): Promise<readonly ImpactLine[]>
  readonly submitLabel: string
  /** What is said when it is done. */
  done(result: ResultOf<E>): string
  /** Where to go then. */
  goTo(result: ResultOf<E>): string
  readonly cancelTo: string
  /** What the operator saw of that to which it is added; refused when there is something newer. */
  readonly revision?: number
  /** What to say of a refusal that the API words for machines, such as a link to the record that is there already. */
  problems?(error: unknown): Problem[]
  readonly children: ReactNode
}

/** A form that makes a record: keeps a draft, sends once however often it is pressed, goes to what it made. */
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
