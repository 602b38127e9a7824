import { TextAreaField, TextField } from '@portal/ui/form'

/** A subject's public keys: the address of a key set, or the keys themselves as JSON. */
export function JwkFields() {
  return (
    <>
      <TextField
        name="jwksUri"
        label="Key set address"
        hint="An https address, or empty when the keys stand below."
      />
      <TextAreaField
        name="keys"
        label="Keys"
        hint="A JSON array of public JSON Web Keys, each with kid, use and alg. Never a private key."
      />
    </>
  )
}
