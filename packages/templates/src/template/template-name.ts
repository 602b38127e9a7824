import {
  TEMPLATE_CHANNEL_LABELS,
  TEMPLATE_TYPE_LABELS,
  type TemplateChannel,
  type TemplateType,
} from '@portal/contract/templates/template.ts'

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' })

/** `pl` as "Polish"; a tag that is none stays as it is. */
export function languageName(lang: string): string {
  try {
    return names.of(lang) ?? lang
  } catch {
    return lang
  }
}

export interface TemplateKey {
  readonly channel: TemplateChannel
  readonly type: TemplateType
  readonly lang: string
}

/** "One-time code, SMS, Polish". */
export const templateName = ({ channel, type, lang }: TemplateKey): string =>
  [TEMPLATE_TYPE_LABELS[type], TEMPLATE_CHANNEL_LABELS[channel], languageName(lang)].join(', ')

/** `OTP/pl`: what has to be typed before a template is deleted. */
export const templateCode = ({ type, lang }: TemplateKey): string => `${type}/${lang}`
