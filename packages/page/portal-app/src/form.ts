/** Forms that save through a contract call. Loaded with the first page that needs one. */

export { COUNTRY_OPTIONS } from './form/country-options.ts'
export { CreateForm, type CreateFormProps } from './form/create-form.tsx'
export { EditForm, type EditFormProps } from './form/edit-form.tsx'
export { useDraftName } from './form/use-draft-name.ts'
export { type PeopleSearch, usePeopleSearch } from './form/use-people-search.ts'
export { useRestore } from './form/use-restore.ts'
export { type RowSearch, useRowSearch } from './form/use-row-search.ts'
export { useAnnounceEditing } from './presence/use-announce-editing.ts'
