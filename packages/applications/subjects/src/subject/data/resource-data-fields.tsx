import { RESOURCE_KEYS } from '@portal/contract/subjects/subject-vocabulary.ts'
import { optionsOf } from '@portal/portal-app/checkout'
import { ListField, SelectField, TextField } from '@portal/ui/form'
import { FileFields } from './references/file-fields.tsx'

/** The texts and images shown to consumers. */
export function ResourceDataFields() {
  return (
    <ListField name="items" addLabel="Add resource" empty="No resources yet">
      {(_, path) => (
        <>
          <SelectField name={`${path}.resourceKey`} options={optionsOf(RESOURCE_KEYS)} />
          <TextField name={`${path}.lang`} hint="For example en or pl-PL." />
          <FileFields path={path} />
        </>
      )}
    </ListField>
  )
}
