import type { Labels } from '@portal/ui'

/** Field labels of a template in forms and histories. */
export const TEMPLATE_LABELS = {
  channel: 'Channel',
  type: 'Message',
  lang: 'Language',
  subjectLine: 'Subject line',
  bodyText: 'Text',
  bodyHtml: 'HTML',
  enabled: 'Switched on',
  draft: 'Save as draft',
} as const satisfies Labels
