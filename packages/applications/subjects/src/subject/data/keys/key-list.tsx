import { ListField } from '@portal/ui/form'
import { AddKeys } from './add-keys.tsx'
import { KeyFields } from './key-fields.tsx'

/** The keys of a form, with ways to add more. */
export const KeyList = () => (
  <ListField name="keys" empty="No keys yet" addWith={(append) => <AddKeys onAdd={append} />}>
    {(_, path) => <KeyFields path={path} />}
  </ListField>
)
