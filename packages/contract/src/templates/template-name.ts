import {
  TEMPLATE_CHANNEL_LABELS,
  TEMPLATE_TYPE_LABELS,
  type TemplateChannel,
  type TemplateType,
} from './template.ts'

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' })

/** An invalid language tag is shown unchanged. */
function nameOf(lang: string): string {
  try {
    return names.of(lang) ?? lang
  } catch {
    return lang
  }
}

/** Looking up a name is slow, and the matrix needs one per row. */
const known = new Map<string, string>()

/** `pl` as "Polish". */
export function languageName(lang: string): string {
  const name = known.get(lang) ?? nameOf(lang)
  known.set(lang, name)
  return name
}

export interface TemplateKey {
  readonly channel: TemplateChannel
  readonly type: TemplateType
  readonly lang: string
}

/** "One-time code, SMS, Polish". */
export const templateName = ({ channel, type, lang }: TemplateKey): string =>
  [TEMPLATE_TYPE_LABELS[type], TEMPLATE_CHANNEL_LABELS[channel], languageName(lang)].join(', ')

/** `OTP/pl`: the text to type before deleting a template. */
export const templateCode = ({ type, lang }: TemplateKey): string => `${type}/${lang}`
