import type { TemplateChannel, TemplateType } from '@portal/contract/templates/template.ts'
import type { TemplateSummary } from '@portal/contract/templates/template-schemas.ts'
import { stateOf, type TemplateState } from '../template/template-state.ts'

/** The journeys of consumers, with their messages. */
export const JOURNEYS: readonly { readonly name: string; readonly types: readonly TemplateType[] }[] = [
  { name: 'Enrollment', types: ['WELCOME', 'CARD_ADDED'] },
  { name: 'Verification', types: ['OTP', 'NEW_DEVICE'] },
  { name: 'Payment', types: ['CHECKOUT_RECEIPT'] },
  {
    name: 'Cards and profile',
    types: ['CARD_SUSPENDED', 'CARD_REMOVED', 'ACCOUNT_LOCKED', 'PROFILE_DELETED'],
  },
]

/** The matrix's state filter. */
export type StateFilter = TemplateState | 'OUTDATED' | 'ALL'

export interface MatrixCell {
  readonly lang: string
  readonly template: TemplateSummary | undefined
}

export interface MatrixRow {
  readonly type: TemplateType
  readonly cells: readonly MatrixCell[]
}

export interface MatrixGroup {
  readonly name: string
  readonly rows: readonly MatrixRow[]
}

/** Languages with any message, English first. */
export const languagesOf = (templates: readonly TemplateSummary[]): string[] => [
  ...new Set(['en', ...templates.map(({ lang }) => lang).sort()]),
]

const isWanted = ({ template }: MatrixCell, wanted: StateFilter) =>
  wanted === 'ALL' ||
  (wanted === 'OUTDATED' ? Boolean(template?.outdatedSince) : stateOf(template) === wanted)

/** A channel's messages by journey, type and language; only rows with a cell in the chosen state. */
export function matrixOf(
  templates: readonly TemplateSummary[],
  channel: TemplateChannel,
  languages: readonly string[],
  wanted: StateFilter,
): MatrixGroup[] {
  const byKey = new Map(
    templates
      .filter((template) => template.channel === channel)
      .map((template) => [`${template.type} ${template.lang}`, template]),
  )
  const rowOf = (type: TemplateType): MatrixRow => ({
    type,
    cells: languages.map((lang) => ({ lang, template: byKey.get(`${type} ${lang}`) })),
  })
  return JOURNEYS.map(({ name, types }) => ({
    name,
    rows: types.map(rowOf).filter(({ cells }) => cells.some((cell) => isWanted(cell, wanted))),
  })).filter(({ rows }) => rows.length > 0)
}
