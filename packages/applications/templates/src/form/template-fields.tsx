import type { Template } from '@portal/contract/templates/template-schemas.ts'
import { Grid, Stack, Text } from '@portal/ui'
import { Section, SwitchField } from '@portal/ui/form'
import { useWatch } from 'react-hook-form'
import { SamplePreview } from '../preview/sample-preview.tsx'
import type { Scope } from '../scopes.ts'
import { BesideText } from './beside-text.tsx'
import { TemplateChecks } from './template-checks.tsx'
import { TestSend } from './test-send.tsx'
import { TextFields } from './text-fields.tsx'
import { useWritten } from './use-written.ts'

interface TemplateFieldsProps {
  readonly scope: Scope
  readonly subjectId: string
  /** The existing template; absent for a new one. */
  readonly edited?: Template
}

/** The text of a message, with preview, checks and other languages beside it. */
export function TemplateFields({ scope, subjectId, edited }: TemplateFieldsProps) {
  const written = useWritten()
  const draft = useWatch<Record<string, boolean>, 'draft'>({ name: 'draft' })
  return (
    <Section title="Content" wide>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="6">
        <Stack gap="4" minWidth="0">
          {written ? (
            <TextFields message={written} />
          ) : (
            <Text color="fg.muted">Choose channel and message first.</Text>
          )}
          {(!edited || edited.draft) && (
            <SwitchField name="draft" hint="A draft is not sent, and can be incomplete." />
          )}
          <SwitchField
            name="enabled"
            hint="If switched off, this message is not sent through this channel."
          />
        </Stack>
        {written && (
          <Stack gap="5" minWidth="0">
            <TemplateChecks message={written} draft={draft} />
            <SamplePreview message={written} />
            <TestSend subjectId={subjectId} message={written} />
            <BesideText scope={scope} subjectId={subjectId} message={written} />
          </Stack>
        )}
      </Grid>
    </Section>
  )
}
