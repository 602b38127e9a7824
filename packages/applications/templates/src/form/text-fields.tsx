import { PLACEHOLDERS, type TemplateType } from '@portal/contract/templates/template.ts'
import { templateAdvice } from '@portal/contract/templates/template-advice.ts'
import { type TemplateTextField, templateProblems } from '@portal/contract/templates/template-problems.ts'
import type { TextProblem } from '@portal/ui/content'
import { SourceField, TextField } from '@portal/ui/form'
import { useMemo } from 'react'
import { checkable, type Message } from '../template/message.ts'
import { completePlaceholder } from './complete-placeholder.ts'

/** What the editors underline: what blocks going live, and advice with a position. */
function problemsOf(message: Message, field: TemplateTextField): TextProblem[] {
  const text = checkable(message)
  const length = message[field]?.length ?? 0
  const isPlaced = ({ from, to }: { from: number; to: number }) => to > from && to - from < length
  return [
    ...templateProblems(text).filter((one) => one.field === field),
    ...templateAdvice(text)
      .filter((one) => one.field === field && isPlaced(one))
      .map((one) => ({ ...one, severity: 'warning' as const })),
  ]
}

const namesOf = (type: TemplateType) => PLACEHOLDERS[type].map(({ name }) => `{{${name}}}`).join(', ')

/** The text fields of a message of its channel. */
export function TextFields({ message }: { message: Message }) {
  const { channel, type } = message
  const complete = useMemo(() => completePlaceholder(type), [type])
  const inText = useMemo(() => problemsOf(message, 'bodyText'), [message])
  const inHtml = useMemo(() => problemsOf(message, 'bodyHtml'), [message])
  return (
    <>
      {channel !== 'SMS' && <TextField name="subjectLine" label={channel === 'PUSH' ? 'Title' : undefined} />}
      <SourceField
        name="bodyText"
        hint={`Type {{ for placeholders: ${namesOf(type)}.`}
        problems={inText}
        complete={complete}
      />
      {channel === 'EMAIL' && (
        <SourceField
          name="bodyHtml"
          language="html"
          hint="Shown by email programs that support HTML; others show the text."
          problems={inHtml}
          complete={complete}
        />
      )}
    </>
  )
}
