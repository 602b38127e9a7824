import type { FocusEvent } from 'react'
import { Field } from '../layout/field.tsx'
import { Input, TextArea } from '../layout/input.ts'
import { texts } from '../texts.ts'
import { chakra } from '../theme/chakra.ts'
import type { Answer, Question } from './question.ts'
import { recentReasons } from './recent-reasons.ts'
import { type AnswerErrors, reasonLength } from './use-answer.ts'

export interface AnswerFieldsProps {
  question: Question
  answer: Answer
  errors: AnswerErrors
  onChange(answer: Answer): void
}

/** The fields of a dialog: the text to type, and the change reason. */
export function AnswerFields({ question, answer, errors, onChange }: AnswerFieldsProps) {
  const { match, reason } = question
  const { changeReason = '', confirmationText = '' } = answer
  return (
    <>
      {match !== undefined && (
        <Field label={texts.dialog.typeToConfirm(match)} error={errors.confirmationText} required>
          {(control) => (
            <Input
              {...control}
              value={confirmationText}
              autoComplete="off"
              onChange={(event) => onChange({ ...answer, confirmationText: event.target.value })}
            />
          )}
        </Field>
      )}
      {reason && (
        <chakra.div>
          <Field
            label={texts.dialog.reasonLabel}
            error={errors.changeReason}
            optional={reason === 'optional'}
            required={reason === 'required'}
            hint={texts.dialog.reasonHint(reasonLength.min)}
          >
            {(control) => (
              <TextArea
                {...control}
                value={changeReason}
                maxLength={reasonLength.max}
                onFocus={continueText}
                onChange={(event) => onChange({ ...answer, changeReason: event.target.value })}
              />
            )}
          </Field>
          <chakra.p color="fg.muted" fontSize="xs" textAlign="end" marginTop="1">
            {texts.dialog.reasonCount(changeReason.trim().length, reasonLength.max)}
          </chakra.p>
          <RecentReasons onPick={(picked) => onChange({ ...answer, changeReason: picked })} />
        </chakra.div>
      )}
    </>
  )
}

/** Puts the cursor at the end of an existing reason; focus alone would put it at the start. */
function continueText({ target }: FocusEvent<HTMLTextAreaElement>) {
  if (target.selectionEnd === 0) target.setSelectionRange(target.value.length, target.value.length)
}

/** Recent reasons, to reuse with one press. */
function RecentReasons({ onPick }: { onPick(reason: string): void }) {
  const reasons = recentReasons()
  if (reasons.length === 0) return null
  return (
    <chakra.ul aria-label={texts.dialog.recentReasons} display="flex" flexWrap="wrap" gap="1.5">
      {reasons.map((reason) => (
        <chakra.li key={reason} maxWidth="full">
          <chakra.button
            type="button"
            onClick={() => onPick(reason)}
            maxWidth="full"
            minHeight="6"
            paddingInline="2"
            borderRadius="full"
            bg="bg.subtle"
            fontSize="xs"
            cursor="pointer"
            truncate
          >
            {reason}
          </chakra.button>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
