import { LAST_RESORT_LANGUAGE } from '@portal/contract/templates/template.ts'
import { getTemplate, listTemplates } from '@portal/contract/templates/template-endpoints.ts'
import { languageName } from '@portal/contract/templates/template-name.ts'
import type { Template } from '@portal/contract/templates/template-schemas.ts'
import { queryFor } from '@portal/session'
import { Field, Grid, Heading, Select, Skeleton, Stack, Text } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SourceView } from './source-view.tsx'
import { TextDifferences } from './text-differences.tsx'
import type { TemplateParams } from './use-overridden.ts'

type MessageParams = TemplateParams & Pick<Template, 'channel' | 'type'>

interface OtherTextsProps {
  readonly params: MessageParams
  /** The template to compare with; absent while a new one is written. */
  readonly template?: Template
  readonly overridden?: Template | undefined
}

const SYSTEM = ' system'

const isDefault = (lang: string) => lang === LAST_RESORT_LANGUAGE

/** The languages that have the same message, the default first. */
export function useLanguages({ subjectId, channel, type, lang }: MessageParams): readonly string[] {
  const query = { channel, type, sort: 'lang', pageSize: 100 } as const
  const { data } = useQuery(queryFor(listTemplates, { params: { subjectId }, query }, { errors: 'nowhere' }))
  const others = data?.items.map((one) => one.lang).filter((one) => one !== lang) ?? []
  return others.toSorted((one, other) => Number(isDefault(other)) - Number(isDefault(one)))
}

/** Compares a template with the same message in another language, or with the system text it overrides. */
export function OtherTexts({ params, template, overridden }: OtherTextsProps) {
  const languages = useLanguages(params)
  const [asked, setAsked] = useState<string>()
  const chosen = asked ?? (overridden ? SYSTEM : languages[0])
  const other = useQuery({
    ...queryFor(getTemplate, { params: { ...params, lang: chosen ?? '' } }),
    enabled: chosen !== undefined && chosen !== SYSTEM,
  })
  if (languages.length === 0 && !overridden) {
    return <Text color="fg.muted">No other language has this message yet.</Text>
  }
  const shown = chosen === SYSTEM ? overridden : other.data
  const isSameLanguage = template !== undefined && chosen === SYSTEM && overridden !== undefined
  return (
    <Stack gap="4">
      <Field label="Compare with">
        {(ties) => (
          <Select {...ties} value={chosen ?? ''} onChange={({ target }) => setAsked(target.value)}>
            {overridden && <option value={SYSTEM}>System text</option>}
            {languages.map((lang) => (
              <option key={lang} value={lang}>
                {languageName(lang)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {isSameLanguage ? (
        <TextDifferences before={overridden} after={template} />
      ) : (
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: template ? 'repeat(2, minmax(0, 1fr))' : '1fr' }}
          gap="6"
        >
          {template && (
            <Stack gap="3">
              <Heading as="h2" fontSize="md">
                {languageName(template.lang)}, this template
              </Heading>
              <SourceView template={template} />
            </Stack>
          )}
          <Stack gap="3">
            <Heading as="h2" fontSize="md">
              {chosen === SYSTEM ? 'System text' : languageName(chosen ?? '')}
            </Heading>
            {shown ? <SourceView template={shown} /> : <Skeleton height="24" />}
          </Stack>
        </Grid>
      )}
    </Stack>
  )
}
