import { MESSAGE_MARKUP } from '../content/markup-policy.ts'
import { unsafeMarkup } from '../content/unsafe-markup.ts'
import { PLACEHOLDERS, TEMPLATE_TYPE_LABELS, type TemplateType } from './template.ts'

/** The text of a message in its channel's fields. */
export interface TemplateText {
  readonly type: TemplateType
  readonly subjectLine?: string | undefined
  readonly bodyText: string
  readonly bodyHtml?: string | undefined
}

export const TEMPLATE_TEXT_FIELDS = ['subjectLine', 'bodyText', 'bodyHtml'] as const
export type TemplateTextField = (typeof TEMPLATE_TEXT_FIELDS)[number]

/** A problem in a field of a message; `from` and `to` are character offsets. */
export interface Remark {
  readonly field: TemplateTextField
  readonly message: string
  readonly from: number
  readonly to: number
}

/** Why a message cannot go live. A rejected one is not even saved as a draft. */
export interface TemplateProblem extends Remark {
  readonly reason: 'TEMPLATE_VARIABLE_UNKNOWN' | 'REQUIRED' | 'CONTENT_REJECTED'
}

/** Text between two pairs of braces, or an unbalanced pair. */
const PLACE = /\{\{([^{}]*)\}\}|\{\{|\}\}/g

/** For a text with many unknown placeholders, the first few are enough. */
const MAX_NAMED = 20

/** `line 3, column 12`, counted from 1. */
function placeIn(text: string, index: number): string {
  const lines = text.slice(0, index).split('\n')
  return `line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`
}

const UNPAIRED: Readonly<Record<string, string>> = {
  '{{': 'is not closed with }}',
  '}}': 'has no {{ before it',
}

function unknownIn(type: TemplateType, field: TemplateTextField, text: string): TemplateProblem[] {
  const known = PLACEHOLDERS[type].map(({ name }) => name)
  const unknown = [...text.matchAll(PLACE)].filter(([, name]) => name === undefined || !known.includes(name))
  return unknown.slice(0, MAX_NAMED).map(({ 0: written, 1: name, index }) => {
    const what = UNPAIRED[written] ?? 'is not a placeholder'
    const meant = known.find((one) => one === name?.trim())
    const hint = meant
      ? `Write {{${meant}}}, without spaces.`
      : `Available for ${TEMPLATE_TYPE_LABELS[type]}: ${known.join(', ')}.`
    return {
      field,
      reason: 'TEMPLATE_VARIABLE_UNKNOWN',
      message: `${written} in ${placeIn(text, index)} ${what}. ${hint}`,
      from: index,
      to: index + written.length,
    }
  })
}

function missingIn(type: TemplateType, field: TemplateTextField, text: string): TemplateProblem[] {
  return PLACEHOLDERS[type]
    .filter(({ name, required }) => required && !text.includes(`{{${name}}}`))
    .map(({ name }) => ({
      field,
      reason: 'REQUIRED',
      message: `Put {{${name}}} into this text.`,
      from: text.length,
      to: text.length,
    }))
}

const TAG = /<[^<>]*>/g

/** A tag that contains a placeholder, whose value could change the tag. */
const tagWithPlace = (html: string) => [...html.matchAll(TAG)].find(([tag]) => tag.includes('{{'))

/** Where the match starts, as far as its description says. */
function placeOf(html: string, found: string): { from: number; to: number } {
  const [, tag] = /<(\w+)>/.exec(found) ?? []
  const from = tag ? html.toLowerCase().indexOf(`<${tag}`) : html.indexOf(found.split(/[\s,]/)[0] ?? '')
  return from < 0 ? { from: 0, to: 0 } : { from, to: from + (tag ? tag.length + 1 : 1) }
}

function unsafeIn(html: string): TemplateProblem[] {
  const tag = tagWithPlace(html)
  const found = tag ? 'a placeholder inside a tag' : unsafeMarkup(html, MESSAGE_MARKUP)
  if (!found) return []
  const place = tag ? { from: tag.index, to: tag.index + tag[0].length } : placeOf(html, found)
  return [
    {
      field: 'bodyHtml',
      reason: 'CONTENT_REJECTED',
      message: `The HTML must not contain ${found}.`,
      ...place,
    },
  ]
}

/**
 * Why a message cannot go live: unknown placeholders, missing required ones, or harmful HTML. The API refuses
 * it for the same reasons.
 */
export function templateProblems(text: TemplateText): TemplateProblem[] {
  const { type, bodyText, bodyHtml } = text
  return [
    ...TEMPLATE_TEXT_FIELDS.flatMap((field) => unknownIn(type, field, text[field] ?? '')),
    ...missingIn(type, 'bodyText', bodyText),
    ...(bodyHtml === undefined ? [] : [...missingIn(type, 'bodyHtml', bodyHtml), ...unsafeIn(bodyHtml)]),
  ]
}
