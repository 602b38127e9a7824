import { TEMPLATE_CHANNELS, TEMPLATE_TYPES } from '@portal/contract/templates/template.ts'
import { templateProblems } from '@portal/contract/templates/template-problems.ts'
import { type Template, templateSchemas } from '@portal/contract/templates/template-schemas.ts'
import { z } from 'zod'
import type { Message } from '../template/message.ts'
import { bodyOf } from '../template/template-body.ts'

/** The form values of a template; fields that the channel lacks stay empty. */
const fields = z.strictObject({
  channel: z.enum(TEMPLATE_CHANNELS),
  type: z.enum(TEMPLATE_TYPES),
  lang: z.string(),
  subjectLine: z.string(),
  bodyText: z.string(),
  bodyHtml: z.string().optional(),
  enabled: z.boolean(),
  draft: z.boolean(),
})

/** Validates with the API's rules; a draft is only checked for forbidden content. */
export const templateForm = fields
  .transform(bodyOf)
  .pipe(templateSchemas.createTemplate.body)
  .superRefine((body, context) => {
    for (const { field, reason, message } of templateProblems(body)) {
      if (body.draft && reason !== 'CONTENT_REJECTED') continue
      context.addIssue({ code: 'custom', path: [field], message })
    }
  })

export type TemplateInput = z.input<typeof fields>
export type TemplateOutput = z.output<typeof templateForm>

export const toTemplateValues = (template: Template): TemplateInput => ({
  channel: template.channel,
  type: template.type,
  lang: template.lang,
  subjectLine: template.subjectLine ?? '',
  bodyText: template.bodyText,
  bodyHtml: template.bodyHtml ?? '',
  enabled: template.enabled,
  draft: template.draft,
})

/** The form values of an older version from the history. */
export const valuesOfSnapshot = (older: unknown): Record<string, unknown> =>
  fields.omit({ draft: true }).partial().strip().catch({}).parse(older)

const stored = fields.pick({ channel: true, type: true, lang: true, bodyText: true }).extend({
  subjectLine: z.string().optional(),
  bodyHtml: z.string().optional(),
})

/** The text of an older version; empty if the template did not exist. */
export const toMessage = (older: unknown): { readonly message?: Message } => {
  const { data } = stored.strip().safeParse(older)
  return data ? { message: data } : {}
}
