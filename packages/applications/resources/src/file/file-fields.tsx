import { TextAreaField, TextField, TextListField } from '@portal/ui/form'

/** The fields of all files. */
export const FileFields = () => (
  <>
    <TextField name="name" hint="The extension defines the type, for example terms-en.html." />
    <TextAreaField name="description" hint="For operators: where it is shown, and to whom." />
    <TextField name="lang" hint="A language tag such as en or pt-BR, if it has one language." />
    <TextListField name="tags" addLabel="Add tag" hint="One per line, at most 10." />
  </>
)
