import type { TemplateChannel, TemplateType } from '@portal/contract/templates/template.ts'

/** A message as far as it is written: stored, or in a form. */
export interface Message {
  readonly channel: TemplateChannel
  readonly type: TemplateType
  readonly lang: string
  readonly subjectLine?: string | null | undefined
  readonly bodyText: string
  readonly bodyHtml?: string | null | undefined
}

/** The same as the checks read it. */
export const checkable = ({ subjectLine, bodyHtml, ...message }: Message) => ({
  ...message,
  ...(subjectLine && { subjectLine }),
  ...(bodyHtml && { bodyHtml }),
})
