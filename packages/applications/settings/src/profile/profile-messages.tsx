import type { IdvProfile } from '@portal/contract/idv/idv-profile-schemas.ts'
import { TEMPLATE_TYPE_LABELS } from '@portal/contract/templates/template.ts'
import { listTemplates } from '@portal/contract/templates/template-endpoints.ts'
import { template } from '@portal/contract/templates/template-record.ts'
import { queryForAll, systemSubjectId } from '@portal/portal-app'
import { RecordLink } from '@portal/portal-app/record-link'
import { useCan } from '@portal/session'
import { ErrorNotice, Heading, Skeleton, Stack, Text } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'

const languages = new Intl.DisplayNames('en', { type: 'language' })

/** The messages that send a code, one per language. */
export function ProfileMessages({ profile: { type, templateType } }: { profile: IdvProfile }) {
  const id = useId()
  return (
    <Stack as="section" gap="2" aria-labelledby={id}>
      <Heading as="h2" id={id} fontSize="md">
        Message
      </Heading>
      {type === 'EMAIL' || type === 'SMS' ? (
        <Texts channel={type} type={templateType} />
      ) : (
        <Text color="fg.muted">The provider contacts the consumer: the program sends no message.</Text>
      )}
    </Stack>
  )
}

interface TextsProps {
  readonly channel: 'EMAIL' | 'SMS'
  readonly type: IdvProfile['templateType']
}

function Texts({ channel, type }: TextsProps) {
  const enabled = useCan(listTemplates)
  const { data, error } = useQuery({
    ...queryForAll(
      listTemplates,
      { params: { subjectId: systemSubjectId }, query: { channel, type, sort: 'lang' } },
      { errors: 'here' },
    ),
    enabled,
  })
  if (!enabled) return <Text color="fg.muted">{TEMPLATE_TYPE_LABELS[type]}</Text>
  if (error) return <ErrorNotice error={error} />
  if (!data) return <Skeleton height="3rem" />
  return (
    <>
      <Text>
        {TEMPLATE_TYPE_LABELS[type]} in {data.length === 0 ? 'no language yet' : 'these languages:'}
      </Text>
      <Stack as="ul" gap="1.5" listStyleType="none">
        {data.map(({ lang, enabled: isOn, draft }) => (
          <li key={lang}>
            <RecordLink
              record={template}
              id={[systemSubjectId, channel, type, lang].join('/')}
              subjectType="SRC"
            >
              {languages.of(lang)}
            </RecordLink>
            {draft ? ' (draft)' : !isOn && ' (switched off)'}
          </li>
        ))}
      </Stack>
    </>
  )
}
