import { KEY_ALGORITHMS, KEY_USES } from '@portal/contract/subjects/subject-vocabulary.ts'
import { codeInWords } from '@portal/portal-app/checkout'
import { Button, Field, Grid, Input, Select, Stack, Text } from '@portal/ui'
import { DATA_LABELS } from '../data-labels.ts'
import { keyTypeInWords } from './key-type.ts'
import { type Key, problemsOfKey } from './read-keys.ts'

interface KeyEntryProps {
  readonly keyData: Key
  /** Position among the keys, from 1. */
  readonly place: number
  readonly readOnly: boolean
  onChange(key: Key): void
  onRemove(): void
}

interface ChoiceProps {
  readonly name: 'use' | 'alg'
  readonly keyData: Key
  readonly values: readonly string[]
  readonly readOnly: boolean
  onChange(key: Key): void
}

function Choice({ name, keyData, values, readOnly, onChange }: ChoiceProps) {
  return (
    <Field label={DATA_LABELS.jwk[`keys.${name}`]}>
      {(ties) => (
        <Select
          {...ties}
          value={String(keyData[name] ?? '')}
          disabled={readOnly}
          onChange={({ target }) => onChange({ ...keyData, [name]: target.value })}
        >
          <option value="">Choose</option>
          {values.map((value) => (
            <option key={value} value={value}>
              {name === 'use' ? codeInWords(value) : value}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

const algorithmsOf = ({ kty }: Key): readonly string[] =>
  Object.entries(KEY_ALGORITHMS).find(([type]) => type === kty)?.[1] ?? []

/** A key: its identity and use, and whether it is valid. */
export function KeyEntry({ keyData, place, readOnly, onChange, onRemove }: KeyEntryProps) {
  const problems = problemsOfKey(keyData)
  const choice = { keyData, readOnly, onChange }
  const name = String(keyData.kid ?? place)
  return (
    <Stack
      as="fieldset"
      gap="3"
      minWidth="0"
      padding="3"
      borderWidth="1px"
      borderRadius="panel"
      aria-label={`Key ${name}`}
    >
      <Grid templateColumns="repeat(auto-fit, minmax(min(12rem, 100%), 1fr))" gap="3">
        <Field label={DATA_LABELS.jwk['keys.kid']}>
          {(ties) => (
            <Input
              {...ties}
              value={String(keyData.kid ?? '')}
              readOnly={readOnly}
              onChange={({ target }) => onChange({ ...keyData, kid: target.value })}
            />
          )}
        </Field>
        <Choice name="use" values={KEY_USES} {...choice} />
        <Choice name="alg" values={algorithmsOf(keyData)} {...choice} />
      </Grid>
      <Text fontSize="sm" color={problems.length > 0 ? 'red.fg' : 'fg.muted'}>
        {keyTypeInWords(keyData)}. {problems.length > 0 ? problems.join('. ') : 'Complete public key.'}
      </Text>
      {!readOnly && (
        <Button size="sm" alignSelf="start" aria-label={`Remove key ${name}`} onClick={onRemove}>
          Remove
        </Button>
      )}
    </Stack>
  )
}
