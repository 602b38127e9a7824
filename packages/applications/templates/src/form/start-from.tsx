import { getTemplate } from '@portal/contract/templates/template-endpoints.ts'
import { languageName } from '@portal/contract/templates/template-name.ts'
import type { TemplateSummary } from '@portal/contract/templates/template-schemas.ts'
import { call } from '@portal/session'
import { Button, HStack, Text } from '@portal/ui'
import { useRef } from 'react'
import { useFormContext } from 'react-hook-form'

interface StartFromProps {
  readonly subjectId: string
  /** The languages that have the same message. */
  readonly templates: readonly TemplateSummary[]
}

/** Texts that a new template can start from: other languages, or what is inherited. */
export function StartFrom({ subjectId, templates }: StartFromProps) {
  const { getValues, setValue } = useFormContext()
  const chosen = useRef<TemplateSummary>(undefined)
  if (templates.length === 0) return null

  async function take(from: TemplateSummary) {
    chosen.current = from
    const before: Record<string, unknown> = { ...getValues() }
    const { channel, type, lang } = from
    const template = await call(getTemplate, { params: { subjectId, channel, type, lang } }).catch(
      () => undefined,
    )
    // Another text was chosen in the meantime.
    if (!template || chosen.current !== from) return
    const { subjectLine, bodyText, bodyHtml } = template
    const texts = { subjectLine: subjectLine ?? '', bodyText, bodyHtml: bodyHtml ?? '' }
    for (const [name, text] of Object.entries(texts)) {
      // What was typed in the meantime stays.
      if (getValues(name) === before[name]) setValue(name, text, { shouldDirty: true })
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
