import type { ErrorDetail } from '@portal/contract/error-response.ts'
import { PLACEHOLDERS, TEMPLATE_TYPE_LABELS, type TemplateType } from '@portal/contract/templates/template.ts'
import { MESSAGE_MARKUP } from '../content/markup-policy.ts'
import { unsafeMarkup } from '../content/unsafe-markup.ts'
import { ApiError, fieldDetail } from '../http/api-error.ts'

export interface TemplateText {
  readonly type: TemplateType
  readonly subjectLine?: string | undefined
  readonly bodyText: string
  readonly bodyHtml?: string | undefined
}

const FIELDS = ['subjectLine', 'bodyText', 'bodyHtml'] as const

/** What is written between two pairs of braces, or a pair that has no partner. */
const PLACE = /\{\{([^{}]*)\}\}|\{\{|\}\}/g

/** Of a text that is full of unknown places, the first are enough to go on with. */
const MOST_NAMED = 20

/** `line 3, column 12`, counted from 1. */
function placeIn(text: string, index: number): string {
  const lines = text.slice(0, index).split('\n')
  return `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`
}

function unknownIn(type: TemplateType, field: string, text: string): ErrorDetail[] {
  const known = PLACEHOLDERS[type].map(({ name }) => name)
  const unknown = [...text.matchAll(PLACE)].filter(([, name]) => name === undefined || !known.includes(name))
  return unknown.slice(0, MOST_NAMED).map(({ 0: written, index }) => {
    const hint = `Known for ${TEMPLATE_TYPE_LABELS[type]}: ${known.join(', ')}.`
    const message = `${written} in ${placeIn(text, index)} is no placeholder. ${hint}`
    return fieldDetail(`/${field}`, 'TEMPLATE_VARIABLE_UNKNOWN', message)
  })
}

function missingIn(type: TemplateType, field: string, text: string): ErrorDetail[] {
  return PLACEHOLDERS[type]
    .filter(({ name, required }) => required && !text.includes(`{{${name}}}`))
    .map(({ name }) => fieldDetail(`/${field}`, 'REQUIRED', `Put {{${name}}} into this text.`))
}

const TAG = /<[^<>]*>/g

/** Whether a place is inside a tag, where its value could change what the tag does. */
const hasPlaceInTag = (html: string): boolean => html.match(TAG)?.some((tag) => tag.includes('{{')) ?? false

function requireSafe(html: string): void {
  const found = hasPlaceInTag(html) ? 'a placeholder inside a tag' : unsafeMarkup(html, MESSAGE_MARKUP)
  if (!found) return
  const message = `The HTML holds ${found}.`
  throw new ApiError('CONTENT_REJECTED', {
    message,
    details: [fieldDetail('/bodyHtml', 'CONTENT_REJECTED', message)],
  })
}

/** Throws unless all placeholders are known, those that are required are there, and the HTML is harmless. */
export function requireSound(text: TemplateText): void {
  const { type, bodyText, bodyHtml } = text
  const unknown = FIELDS.flatMap((field) => unknownIn(type, field, text[field] ?? ''))
  if (unknown.length > 0) throw new ApiError('TEMPLATE_VARIABLE_UNKNOWN', { details: unknown })
  const missing = [
    ...missingIn(type, 'bodyText', bodyText),
    ...(bodyHtml === undefined ? [] : missingIn(type, 'bodyHtml', bodyHtml)),
  ]
  if (missing.length > 0) throw new ApiError('VALIDATION_FAILED', { details: missing })
  if (bodyHtml !== undefined) requireSafe(bodyHtml)
}
