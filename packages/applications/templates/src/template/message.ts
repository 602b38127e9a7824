import type { TemplateChannel, TemplateType } from '@portal/contract/templates/template.ts'

/** The parts of a message written so far, saved or in a form. */
export interface Message {
  readonly channel: TemplateChannel
  readonly type: TemplateType
  readonly lang: string
  readonly subjectLine?: string | null | undefined
  readonly bodyText: string
  readonly bodyHtml?: string | null | undefined
}

/** The same in the shape that the checks expect. */
export const checkable = ({ subjectLine, bodyHtml, ...message }: Message) => ({
  ...message,
  ...(subjectLine && { subjectLine }),
  ...(bodyHtml && { bodyHtml }),
})
