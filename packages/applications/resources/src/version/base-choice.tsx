import { Box, Field, Select } from '@portal/ui'
import type { Base } from './use-base.ts'
import { versionInWords } from './version-in-words.ts'

/** Chooses what a new version starts from, explicitly. */
export function BaseChoice({ base: { version, versions, choose } }: { base: Base }) {
  return (
    <Box maxWidth="form">
      <Field
        label="Start from"
        hint="The content is copied into the form below. What you typed is merged into it."
      >
        {(ties) => (
          <Select {...ties} value={version?.id ?? ''} onChange={({ target }) => choose(target.value)}>
            <option value="">Nothing</option>
            {versions.map((one) => (
              <option key={one.id} value={one.id}>
                {versionInWords(one)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </Box>
  )
}
