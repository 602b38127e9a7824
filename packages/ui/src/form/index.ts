// The public surface of the form kit; it is loaded with the first form.

export { humanize } from '../details/humanize.ts'
export { CheckboxField, SwitchField } from './checkbox-field.tsx'
export { CheckboxGroupField } from './checkbox-group-field.tsx'
export { Form, type FormProps } from './form.tsx'
export { ListField, type ListFieldProps } from './list-field.tsx'
export { NumberField } from './number-field.tsx'
export type { Problem } from './problem.ts'
export { Section, type SectionProps } from './section.tsx'
export { type Option, SelectField } from './select-field.tsx'
export { TextAreaField, TextField, type TextFieldProps } from './text-field.tsx'
export { TextListField } from './text-list-field.tsx'
export type { FieldSettings } from './use-field.ts'
