import { renderText } from './render-template.ts'
import { smsSize } from './sms-segments.ts'
import { TEMPLATE_LIMITS, type TemplateChannel } from './template.ts'
import type { Remark, TemplateText } from './template-problems.ts'
import { type Sample, sampleValues } from './template-samples.ts'

type Message = TemplateText & { readonly channel: TemplateChannel }

const whole = (field: Remark['field'], text: string, message: string): Remark => ({
  field,
  message,
  from: 0,
  to: text.length,
})

/** Letters beyond the alphabet matter only if they cost a part: some languages cannot avoid them. */
function ofSms({ type, bodyText }: Message): Remark[] {
  const sizeWith = (sample: Sample) => smsSize(renderText(bodyText, sampleValues(type, sample)))
  const { parts, others } = sizeWith('TYPICAL')
  const longest = sizeWith('LONG').parts
  const reason = others.length > 0 ? ` Not in the SMS alphabet: ${others.slice(0, 5).join(' ')}` : ''
  if (parts > 1)
    return [whole('bodyText', bodyText, `Takes ${parts} SMS parts with typical values.${reason}`)]
  return longest > 1 ? [whole('bodyText', bodyText, `Takes ${longest} SMS parts with long values.`)] : []
}

/** The recipient's device truncates what does not fit with long values. */
function tooLong(message: Message): Remark[] {
  const values = sampleValues(message.type, 'LONG')
  const limits = TEMPLATE_LIMITS[message.channel]
  return (['subjectLine', 'bodyText'] as const).flatMap((field) => {
    const text = message[field] ?? ''
    const length = renderText(text, values).length
    if (length <= limits[field]) return []
    return [whole(field, text, `With long values ${length} characters; ${limits[field]} are shown.`)]
  })
}

/** Up to a character that ends an address: the end of an attribute, or the next tag. */
const LINK = /\b(?:https?:\/\/|www\.)[^\s"'<>]*/gi

function ofLinks(field: 'bodyText' | 'bodyHtml', text: string): Remark[] {
  return [...text.matchAll(LINK)].flatMap(({ 0: link, index }) => {
    const at = { field, from: index, to: index + link.length }
    if (/^http:/i.test(link)) return [{ ...at, message: `${link} is not encrypted. Use https.` }]
    if (/^www\./i.test(link))
      return field === 'bodyHtml' ? [] : [{ ...at, message: `${link} has no https:// in front.` }]
    return URL.canParse(link.replace(/[).,;'"<].*$/, ''))
      ? []
      : [{ ...at, message: `${link} has no destination.` }]
  })
}

const EMPTY_LINK = /<a\b(?![^<>]*\bhref="[^"#])[^<>]*>/gi
const PICTURE_WITHOUT_WORDS = /<img\b(?![^<>]*\balt=)[^<>]*>/gi

const matches = (html: string, pattern: RegExp, message: string): Remark[] =>
  [...html.matchAll(pattern)].map(({ 0: tag, index }) => ({
    field: 'bodyHtml',
    message,
    from: index,
    to: index + tag.length,
  }))

const placeholdersOf = (text: string) => new Set(text.match(/\{\{\w+\}\}/g) ?? [])

/** Both bodies of an email should say the same. */
function differing(bodyText: string, bodyHtml: string): Remark[] {
  const [inText, inHtml] = [placeholdersOf(bodyText), placeholdersOf(bodyHtml)]
  return [
    ...[...inText]
      .filter((one) => !inHtml.has(one))
      .map((one) => whole('bodyHtml', bodyHtml, `${one} is in the plain text, but not in the HTML.`)),
    ...[...inHtml]
      .filter((one) => !inText.has(one))
      .map((one) => whole('bodyText', bodyText, `${one} is in the HTML, but not in the plain text.`)),
  ]
}

/** Advice about valid messages: too long, costly, or with unhelpful links or pictures. */
export function templateAdvice(message: Message): Remark[] {
  const { channel, bodyText, bodyHtml } = message
  return [
    ...(channel === 'SMS' ? ofSms(message) : tooLong(message)),
    ...ofLinks('bodyText', bodyText),
    ...(bodyHtml === undefined
      ? []
      : [
          ...ofLinks('bodyHtml', bodyHtml),
          ...matches(bodyHtml, EMPTY_LINK, 'This link has no destination.'),
          ...matches(bodyHtml, PICTURE_WITHOUT_WORDS, 'This image has no alternative text.'),
          ...differing(bodyText, bodyHtml),
        ]),
  ]
}
