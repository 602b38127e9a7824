import { type ReactNode, useEffect } from 'react'
import { type DefaultValues, type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { Labels } from '../details/labels.ts'
import { preloadDialogs } from '../overlay/dialogs.ts'
import { ConflictPanel } from './conflict-panel.tsx'
import type { DraftName } from './draft.ts'
import { DraftNotice } from './draft-notice.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { FormContext } from './form-context.ts'
import { FormElement } from './form-element.tsx'
import { FormIndex } from './form-index.tsx'
import { errorList } from './form-state.ts'
import { JsonOrFields } from './json/json-or-fields.tsx'
import { JsonSwitch } from './json/json-switch.tsx'
import { useJsonMode } from './json/use-json-mode.ts'
import { REFUSED } from './problem.ts'
import type { Review } from './review.tsx'
import { SaveBar } from './save-bar.tsx'
import { withholds } from './secrets.ts'
import { texts } from './texts.ts'
import { useConflict } from './use-conflict.ts'
import { useDraft } from './use-draft.ts'
import { type Submit, useFormSubmit } from './use-form-submit.ts'
import { useLeaveWarning } from './use-leave-warning.ts'
import { useSchemaForm } from './use-schema-form.ts'

interface FormBar {
  /** Default: "Save". */
  submitLabel?: string
  /** Where "Cancel" leads; `onCancel` for a form that only a part of its page shows. */
  cancelTo?: string | undefined
  onCancel?: () => void
  /** False for a form that changes nothing, such as a search: no changes are counted. */
  countsChanges?: boolean
}

export interface FormProps<Input extends FieldValues, Output> {
  /**
   * Validates the values; usually the body of the call that saves them. When it changes, the form shows the
   * new default values, and keeps input of fields that both have.
   */
  schema: z.ZodType<Output, Input>
  defaultValues: DefaultValues<Input>
  /** Labels of the fields (constant), shared with details and histories of the record. */
  labels?: Labels | undefined
  /** Saves the values. Returns the server's problems, or the version that someone else saved. */
  onSubmit: Submit<Output>
  saveBar?: FormBar | undefined
  readOnly?: boolean | undefined
  /** Stores unsaved input on this device. */
  draft?: DraftName | undefined
  /** Reviews the changes before saving, and asks for the reason. */
  review?: Review<Output> | undefined
  /** Also offers the values as JSON. */
  json?: boolean | undefined
  children: ReactNode
}

/**
 * A form for a schema: labels, trimming and errors of its fields, the summary, the save bar, Ctrl+S, the
 * idempotency key, drafts, the review before saving, and merging after conflicts.
 */
export function Form<Input extends FieldValues, Output>(props: FormProps<Input, Output>) {
  const { schema, defaultValues, readOnly = false, children } = props
  const { submitLabel = texts.save, cancelTo, onCancel, countsChanges = true } = props.saveBar ?? {}
  const { form, settings, clean, changes } = useSchemaForm(schema, {
    defaultValues,
    readOnly,
    labels: props.labels,
  })
  const { labels, labelTable, choices, sources } = settings
  // Code that treats all forms alike knows their values only by name.
  const anyForm = form as unknown as UseFormReturn<FieldValues>
  const { errors } = form.formState
  const merging = useConflict(anyForm, sources)
  const { conflict } = merging
  const json = useJsonMode()
  const draft = useDraft(anyForm, {
    defaultValues,
    name: props.draft,
    isChanged: changes > 0,
    schema,
    sources,
    onConflicts: (conflicts) => merging.begin({ conflicts }),
  })
  const { problems, attempt, sending, submit } = useFormSubmit(form, {
    ...props,
    submitLabel,
    labels,
    labelTable,
    choices,
    setError: (name, message) => anyForm.setError(name, { type: REFUSED, message }),
    review: props.review,
    clean,
    isUndecided: merging.isUndecided,
    mayBeSaved: json.mayBeSaved,
    onConflict: merging.onConflict,
    forgetDraft: draft.forget,
    onSaved: merging.takeSaved,
  })
  const bar = { submitLabel, cancelTo, onCancel, changes: countsChanges ? changes : 0, submitting: sending }
  useEffect(preloadDialogs, [])
  useLeaveWarning({
    isChanged: changes > 0,
    isKept: props.draft !== undefined,
    isUnfinished: json.isUnfinished,
    withholds: () => withholds(clean(form.formState.defaultValues ?? {}), clean(form.getValues())),
  })

  return (
    <FormProvider {...form}>
      <FormContext value={settings}>
        <FormElement onSubmit={submit} aside={!json.Panel && <FormIndex sections={settings.sections} />}>
          {props.json && <JsonSwitch {...json} />}
          {draft.restored && (
            <DraftNotice
              draft={draft.restored}
              onDiscard={() => {
                draft.discard()
                merging.end()
              }}
            />
          )}
          {conflict && (
            <ConflictPanel key={merging.count} {...conflict} labels={labels} onPick={merging.pick} />
          )}
          {attempt > 0 && (
            <ErrorSummary
              errors={json.Panel ? [] : errorList(errors)}
              problems={problems}
              attempt={attempt}
            />
          )}
          <JsonOrFields json={json} form={anyForm} clean={clean} attempt={attempt}>
            {children}
          </JsonOrFields>
          {!readOnly && <SaveBar {...bar} />}
        </FormElement>
      </FormContext>
    </FormProvider>
  )
}
