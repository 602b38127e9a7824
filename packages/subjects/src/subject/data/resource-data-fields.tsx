import { RESOURCE_KEYS } from '@portal/contract/subjects/subject-vocabulary.ts'
import { ListField, SelectField, TextField } from '@portal/ui/form'
import { optionsOf } from './options.ts'

/** Which texts and images consumers are shown. */
export function ResourceDataFields() {
  return (
    <ListField name="items" label="Resources" addLabel="Add resource" empty="No resources yet">
      {(_, path) => (
        <>
          <SelectField name={`${path}.resourceKey`} label="Purpose" options={optionsOf(RESOURCE_KEYS)} />
          <TextField name={`${path}.lang`} label="Language" hint="For example en or pl-PL." />
          <TextField name={`${path}.dirId`} label="Directory id" />
          <TextField name={`${path}.fileId`} label="File id" />
          <TextField name={`${path}.verId`} label="Version id" hint="Empty follows the current version." />
        </>
      )}
    </ListField>
  )
}
