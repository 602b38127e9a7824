import { KEY_ALGORITHMS, KEY_USES } from '@portal/contract/subjects/subject-vocabulary.ts'
import { optionsOf } from '@portal/portal-app/checkout'
import { Box, Grid, Text } from '@portal/ui'
import { SelectField, TextField } from '@portal/ui/form'
import { useFormContext, useWatch } from 'react-hook-form'
import { signatureAlgorithmOf } from './key-defaults.ts'
import { keyTypeInWords } from './key-type.ts'
import { isComplete, type Key, keysIn } from './read-keys.ts'

const algorithmsOf = ({ kty }: Key): readonly string[] =>
  Object.entries(KEY_ALGORITHMS).find(([type]) => type === kty)?.[1] ?? []

const keyIn = (value: unknown): Key => keysIn([value])?.[0] ?? {}

/** A key: its identity and use, and its type. */
export function KeyFields({ path }: { path: string }) {
  const key = keyIn(useWatch({ name: path }))
  const { getValues, setValue } = useFormContext()

  function chooseAlgorithm() {
    const chosen = keyIn(getValues(path))
    const alg = signatureAlgorithmOf(chosen)
    if (!chosen.alg && alg) setValue(`${path}.alg`, alg, { shouldDirty: true })
  }

  return (
    <>
      <Grid templateColumns="repeat(auto-fit, minmax(min(12rem, 100%), 1fr))" gap="3">
        <TextField name={`${path}.kid`} />
        <Box display="contents" onChange={chooseAlgorithm}>
          <SelectField name={`${path}.use`} options={optionsOf(KEY_USES)} />
        </Box>
        <SelectField
          name={`${path}.alg`}
          options={algorithmsOf(key).map((value) => ({ value, label: value }))}
        />
      </Grid>
      <Text fontSize="sm" color="fg.muted">
        {keyTypeInWords(key)}
        {isComplete(key) && '. Complete public key.'}
      </Text>
    </>
  )
}
