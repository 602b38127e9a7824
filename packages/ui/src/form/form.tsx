import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type ReactNode, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { z } from 'zod'
import { preloadDialogs } from '../overlay/dialogs.ts'
import { chakra } from '../theme/chakra.ts'
import { cleanValues } from './clean-values.ts'
import { ConflictPanel } from './conflict-panel.tsx'
import type { DraftName } from './draft.ts'
import { DraftNotice } from './draft-notice.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { FormContext, type FormSettings } from './form-context.ts'
import { FormIndex } from './form-index.tsx'
import { errorList } from './form-state.ts'
import { JsonSwitch } from './json/json-switch.tsx'
import { useJsonMode } from './json/use-json-mode.ts'
import type { Review } from './review.tsx'
import { SaveBar } from './save-bar.tsx'
import { createSectionList } from './section-list.ts'
import { texts } from './texts.ts'
import { useChanges } from './use-changes.ts'
import { useConflict } from './use-conflict.ts'
import { useDraft } from './use-draft.ts'
import { type Submit, useFormSubmit } from './use-form-submit.ts'
import { useLeaveWarning } from './use-leave-warning.ts'
import { useSaveShortcut } from './use-save-shortcut.ts'

export interface FormProps<Input extends FieldValues, Output> {
  /**
   * Says which values are right; usually the body of the call that saves them. When another one takes its place, the
   * form shows the new default values, and keeps what was typed into fields that both have.
   */
  schema: z.ZodType<Output, Input>
  defaultValues: DefaultValues<Input>
  /** Saves the values; answers what the server refused, or the version that somebody else has saved meanwhile. */
  onSubmit: Submit<Output>
  submitLabel: string
  cancelTo?: string | undefined
  readOnly?: boolean | undefined
  /** Keeps what is typed on this device until it is saved. */
  draft?: DraftName | undefined
  /** Shows what changes before it is saved, and asks for the reason. */
  review?: Review<Output> | undefined
  /** The values can be edited as JSON, too. */
  json?: boolean | undefined
  children: ReactNode
}

/**
 * A form of one schema: labels, trimming and errors of its fields, the summary, the save bar, Ctrl+S, the key that
 * makes repeating safe, drafts, the review before saving, and what to do when two people change the same record.
 */
export function Form<Input extends FieldValues, Output>(props: FormProps<Input, Output>) {
  const { schema, defaultValues, submitLabel, cancelTo, readOnly = false, children } = props
  const element = useRef<HTMLFormElement>(null)
  const settings = useSettings(schema, readOnly)
  const { labels, untrimmed } = settings
  const form = useForm<Input, unknown, Output>({
    resolver: useResolver(schema, settings),
    defaultValues,
    shouldFocusError: false,
  })
  const { errors } = form.formState
  const clean = (values: unknown) => cleanValues(schema, values, untrimmed) as object
  const changes = useChanges(form, clean)
  const merging = useConflict(form)
  const { conflict } = merging
  const json = useJsonMode()
  const draft = useDraft(form, {
    defaultValues,
    name: props.draft,
    isChanged: changes > 0,
    onConflicts: (conflicts) => merging.begin({ conflicts }),
  })
  const { problems, attempt, sending, submit } = useFormSubmit(form, {
    ...props,
    labels,
    review: props.review,
    clean,
    isUndecided: merging.isUndecided,
    mayBeSaved: json.mayBeSaved,
    onConflict: merging.onConflict,
    onSaved: () => {
      draft.forget()
      merging.end()
    },
  })
  useNewSchema(schema, () => form.reset(defaultValues, { keepDirtyValues: true }))
  useEffect(preloadDialogs, [])
  useLeaveWarning(
    changes > 0 || json.isUnfinished,
    leaveText({ isKept: props.draft !== undefined, isUnfinished: json.isUnfinished }),
  )
  useSaveShortcut(element)

  return (
    <FormProvider {...form}>
      <FormContext value={settings}>
        <chakra.div display="flex" gap="10">
          <chakra.form
            ref={element}
            noValidate
            onSubmit={(event) => void submit(event)}
            display="flex"
            flexDirection="column"
            gap="5"
            flex="1"
            minWidth="0"
            maxWidth="form"
          >
            {props.json && <JsonSwitch {...json} />}
            {draft.restoredFrom && (
              <DraftNotice
                savedAt={draft.restoredFrom}
                onDiscard={() => {
                  draft.discard()
                  merging.end()
                }}
              />
            )}
            {conflict && <ConflictPanel {...conflict} labels={labels} onPick={merging.pick} />}
            {attempt > 0 && (
              <ErrorSummary
                errors={json.Panel ? [] : errorList(errors)}
                problems={problems}
                attempt={attempt}
              />
            )}
            {json.Panel && (
              <json.Panel
                form={form as unknown as UseFormReturn<FieldValues>}
                clean={clean}
                attempt={attempt + json.refusals}
                onUnfinished={json.setUnfinished}
              />
            )}
            {/* The fields stay: their labels, and what they know of their values, are those of the text. */}
            <chakra.div display={json.Panel ? 'none' : 'contents'}>{children}</chakra.div>
            {!readOnly && (
              <SaveBar submitLabel={submitLabel} cancelTo={cancelTo} changes={changes} submitting={sending} />
            )}
          </chakra.form>
          {!json.Panel && <FormIndex sections={settings.sections} />}
        </chakra.div>
      </FormContext>
    </FormProvider>
  )
}

/** What leaving would cost: a text that is no JSON has no place in a draft, and may hold secrets. */
function leaveText({ isKept, isUnfinished }: { isKept: boolean; isUnfinished: boolean }): string {
  if (!isKept) return texts.leaveText
  return isUnfinished ? texts.leaveUnfinished : texts.leaveKept
}

/** Calls back when the schema has been exchanged, before the fields of the new one are drawn. */
function useNewSchema(schema: unknown, onChange: () => void) {
  const known = useRef(schema)
  useLayoutEffect(() => {
    if (known.current === schema) return
    known.current = schema
    onChange()
  })
}

function useSettings(schema: z.core.$ZodType, readOnly: boolean): FormSettings {
  const id = useId()
  const [parts] = useState(() => ({
    labels: new Map<string, string>(),
    untrimmed: new Set<string>(),
    immutable: new Map<string, string>(),
    sections: createSectionList(),
  }))
  return useMemo(() => ({ id, schema, readOnly, ...parts }), [id, schema, readOnly, parts])
}

function useResolver<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  settings: FormSettings,
) {
  return useMemo((): Resolver<Input, unknown, Output> => {
    const resolve = standardSchemaResolver<Input, unknown, Output>(schema)
    return (values, context, options) =>
      resolve(cleanValues(schema, values, settings.untrimmed) as Input, context, options)
  }, [schema, settings])
}
