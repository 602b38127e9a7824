import { PLACEHOLDERS } from '@portal/contract/templates/template.ts'
import { TextAreaField, TextField } from '@portal/ui/form'
import type { Message } from '../preview/message-preview.tsx'

/** The fields in which a message of its channel is written. */
export function TextFields({ message: { channel, type } }: { message: Message }) {
  const placeholders = PLACEHOLDERS[type].map(({ name }) => `{{${name}}}`).join(', ')
  return (
    <>
      {channel !== 'SMS' && <TextField name="subjectLine" label={channel === 'PUSH' ? 'Title' : undefined} />}
      <TextAreaField name="bodyText" hint={`Placeholders: ${placeholders}`} />
      {channel === 'EMAIL' && (
        <TextAreaField name="bodyHtml" hint="Shown by programs that can; the text is for the others." />
      )}
    </>
  )
}
