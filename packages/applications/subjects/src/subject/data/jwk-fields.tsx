import { TextField } from '@portal/ui/form'
import { KeyList } from './keys/key-list.tsx'

/** A subject's public keys: the address of a key set, or the keys themselves. */
export const JwkFields = () => (
  <>
    <TextField name="jwksUri" hint="An https address, or empty when the keys stand below." />
    <KeyList />
  </>
)
