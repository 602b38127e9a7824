import { LANGUAGES } from '@portal/contract/language.ts'
import {
  TEMPLATE_CHANNEL_LABELS,
  TEMPLATE_CHANNELS,
  TEMPLATE_TYPE_LABELS,
  TEMPLATE_TYPES,
} from '@portal/contract/templates/template.ts'
import { listTemplates } from '@portal/contract/templates/template-endpoints.ts'
import { languageName, templateName } from '@portal/contract/templates/template-name.ts'
import { queryForAll, useDictionary } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { Notice, TextLink } from '@portal/ui'
import { Section, SelectField } from '@portal/ui/form'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { SCOPES, type Scope } from '../scopes.ts'
import { StartFrom } from './start-from.tsx'

const CHANNELS = TEMPLATE_CHANNELS.map((value) => ({ value, label: TEMPLATE_CHANNEL_LABELS[value] }))
const TYPES = TEMPLATE_TYPES.map((value) => ({ value, label: TEMPLATE_TYPE_LABELS[value] }))

interface KeyFieldsProps {
  readonly scope: Scope
  readonly subjectId: string
}

/** Identifies the message: one per channel, type and language. */
export function KeyFields({ scope, subjectId }: KeyFieldsProps) {
  const languages = useDictionary('LANGUAGES', LANGUAGES)
  const { data: templates = [] } = useQuery(queryForAll(listTemplates, { params: { subjectId } }))
  const [channel, type, lang] = useWatch<Record<string, string>>({ name: ['channel', 'type', 'lang'] })
  const same = templates.filter((one) => one.channel === channel && one.type === type)
  const taken = same.find((one) => one.lang === lang && one.origin === 'OWN')
  return (
    <Section title="Message">
      <SelectField name="channel" options={CHANNELS} />
      <SelectField name="type" options={TYPES} />
      <SelectField
        name="lang"
        options={languages.map((value) => ({ value, label: languageName(value) }))}
        hint="English is sent for languages without a template."
      />
      {taken && (
        <Notice kind="warning" title="This template already exists">
          <TextLink to={linkTo(SCOPES[scope].details, { ...taken, subjectId })} underlined>
            Open {templateName(taken)}
          </TextLink>
        </Notice>
      )}
      <StartFrom subjectId={subjectId} templates={same} />
    </Section>
  )
}
