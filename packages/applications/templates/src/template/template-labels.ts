import type { Labels } from '@portal/ui'

/** What the fields of a template are called, in forms and histories. */
export const TEMPLATE_LABELS = {
  channel: 'Channel',
  type: 'Message',
  lang: 'Language',
  subjectLine: 'Subject line',
  bodyText: 'Text',
  bodyHtml: 'HTML',
  enabled: 'Switched on',
  draft: 'Keep as a draft',
} as const satisfies Labels
