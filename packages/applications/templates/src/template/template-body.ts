import type { InputOf } from '@portal/contract/endpoint.ts'
import type { createTemplate } from '@portal/contract/templates/template-endpoints.ts'
import type { Template } from '@portal/contract/templates/template-schemas.ts'

export type TemplateBody = InputOf<typeof createTemplate>['body']

interface Said {
  readonly channel: Template['channel']
  readonly type: Template['type']
  readonly lang: string
  readonly enabled: boolean
  readonly draft: boolean
  readonly subjectLine?: string | null | undefined
  readonly bodyText: string
  readonly bodyHtml?: string | null | undefined
}

/** The request body of a template, with the fields of its channel. */
export function bodyOf({
  channel,
  type,
  lang,
  enabled,
  draft,
  subjectLine,
  bodyText,
  bodyHtml,
}: Said): TemplateBody {
  const common = { type, lang, enabled, draft, bodyText }
  if (channel === 'SMS') return { channel, ...common }
  if (channel === 'PUSH') return { channel, ...common, subjectLine: subjectLine ?? '' }
  return { channel, ...common, subjectLine: subjectLine ?? '', ...(bodyHtml && { bodyHtml }) }
}
