import { TextAreaField, TextField, TextListField } from '@portal/ui/form'

/** The fields that a file has whatever it holds. */
export const FileFields = () => (
  <>
    <TextField name="name" hint="Its ending says what it holds, for example terms-en.html." />
    <TextAreaField name="description" hint="For operators: where it is shown, and to whom." />
    <TextField name="lang" hint="A language tag such as en or pt-BR, where it is in one language." />
    <TextListField name="tags" hint="One a line, at most 10." />
  </>
)
