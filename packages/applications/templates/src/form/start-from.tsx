import { getTemplate } from '@portal/contract/templates/template-endpoints.ts'
import type { TemplateSummary } from '@portal/contract/templates/template-schemas.ts'
import { perform } from '@portal/portal-app'
import { ApiError, notify } from '@portal/session'
import { Button, HStack, Text } from '@portal/ui'
import { useFormContext } from 'react-hook-form'
import { languageName } from '../template/template-name.ts'

interface StartFromProps {
  readonly subjectId: string
  /** The languages that have the same message. */
  readonly templates: readonly TemplateSummary[]
}

/** Texts that a new template can start from: other languages, or what is inherited. */
export function StartFrom({ subjectId, templates }: StartFromProps) {
  const { setValue } = useFormContext()
  if (templates.length === 0) return null

  async function take({ channel, type, lang }: TemplateSummary) {
    try {
      const { subjectLine, bodyText, bodyHtml } = await perform(getTemplate, {
        params: { subjectId, channel, type, lang },
      })
      const texts = { subjectLine: subjectLine ?? '', bodyText, bodyHtml: bodyHtml ?? '' }
      for (const [name, text] of Object.entries(texts)) setValue(name, text, { shouldDirty: true })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notify({ kind: 'error', title: error.message, requestId: error.requestId })
    }
  }

  return (
    <HStack gap="2" wrap="wrap" role="group" aria-label="Start from an existing text">
      <Text color="fg.muted" fontSize="sm">
        Start from
      </Text>
      {templates.map((template) => (
        <Button key={template.lang} size="sm" onClick={() => void take(template)}>
          {template.origin === 'SYSTEM'
            ? `System, ${languageName(template.lang)}`
            : languageName(template.lang)}
        </Button>
      ))}
    </HStack>
  )
}
