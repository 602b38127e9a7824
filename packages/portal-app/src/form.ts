/** Forms that save through a call of the contract. They load with the first page that has one. */
export { CreateForm, type CreateFormProps } from './create-form.tsx'
export { EditForm, type EditFormProps } from './edit-form.tsx'
export { useAnnounceEditing } from './use-announce-editing.ts'
export { useRestore } from './use-restore.ts'
