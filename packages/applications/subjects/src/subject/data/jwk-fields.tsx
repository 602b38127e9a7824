import { TextField } from '@portal/ui/form'
import { KeyList } from './keys/key-list.tsx'

/** A subject's public keys: a key set's address, or the keys themselves. */
export const JwkFields = () => (
  <>
    <TextField name="jwksUri" hint="HTTPS URL; leave empty to enter keys below." />
    <KeyList />
  </>
)
