import { TEMPLATE_CHANNELS, TEMPLATE_TYPES } from '@portal/contract/templates/template.ts'
import { isOneOf } from '@portal/contract/typed-objects.ts'
import { useDeferredValue } from 'react'
import { useWatch } from 'react-hook-form'
import type { Message } from '../preview/message-preview.tsx'

const TEXTS = ['lang', 'subjectLine', 'bodyText', 'bodyHtml'] as const
const KEY = ['channel', 'type'] as const

/** What stands in the form now, a moment later where there is much to type; nothing as long as it is no message. */
export function useWritten(): Message | undefined {
  const [channel, type] = useWatch<Record<string, string>>({ name: [...KEY] })
  const texts = useDeferredValue(useWatch<Record<string, string>>({ name: [...TEXTS] }).join('\n\0'))
  if (!isOneOf(TEMPLATE_CHANNELS, channel) || !isOneOf(TEMPLATE_TYPES, type)) return undefined
  const [lang = '', subjectLine = '', bodyText = '', bodyHtml = ''] = texts.split('\n\0')
  const hasSubject = channel !== 'SMS'
  const hasHtml = channel === 'EMAIL' && bodyHtml !== ''
  return {
    channel,
    type,
    lang,
    bodyText,
    ...(hasSubject && { subjectLine }),
    ...(hasHtml && { bodyHtml }),
  }
}
