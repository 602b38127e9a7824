import { PLACEHOLDERS, type TemplateType } from '@portal/contract/templates/template.ts'
import type { Complete } from '@portal/ui/content'

/** Offers the placeholders of a type after two opening braces. */
export const completePlaceholder =
  (type: TemplateType): Complete =>
  (line) => {
    const [typed] = /\{\{\w*$/.exec(line) ?? []
    if (typed === undefined) return undefined
    return {
      typed,
      options: PLACEHOLDERS[type].map(({ name, example }) => ({ label: `{{${name}}}`, detail: example })),
    }
  }
