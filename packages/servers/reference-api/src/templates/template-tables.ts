import type { PersonRef } from '@portal/contract/formats.ts'
import type { TemplateChannel, TemplateType } from '@portal/contract/templates/template.ts'

export interface TemplateTable {
  accountId: string
  subjectId: string
  channel: TemplateChannel
  type: TemplateType
  lang: string
  subjectLine: string | null
  bodyText: string
  bodyHtml: string | null
  enabled: boolean
  /** Not live yet. */
  draft: boolean
  /** Number of problems when it was saved. */
  problems: number
  revision: number
  createdAt: Date
  createdBy: PersonRef
  updatedAt: Date
  updatedBy: PersonRef
  search: string
}

export interface TemplateTables {
  template: TemplateTable
}
