import { TEMPLATE_CHANNELS, TEMPLATE_TYPES } from '@portal/contract/templates/template.ts'
import { isOneOf } from '@portal/contract/typed-objects.ts'
import { useDeferredValue, useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import type { Message } from '../template/message.ts'

const TEXTS = ['lang', 'subjectLine', 'bodyText', 'bodyHtml'] as const
/** A separator that no text contains. */
const BETWEEN = '\0'
const KEY = ['channel', 'type'] as const

/** The message in the form, deferred to keep typing smooth; undefined while it is incomplete. */
export function useWritten(): Message | undefined {
  const [channel, type] = useWatch<Record<string, string>>({ name: [...KEY] })
  const texts = useDeferredValue(useWatch<Record<string, string>>({ name: [...TEXTS] }).join(BETWEEN))
  return useMemo(() => {
    if (!isOneOf(TEMPLATE_CHANNELS, channel) || !isOneOf(TEMPLATE_TYPES, type)) return undefined
    const [lang = '', subjectLine = '', bodyText = '', bodyHtml = ''] = texts.split(BETWEEN)
    return {
      channel,
      type,
      lang,
      bodyText,
      ...(channel !== 'SMS' && { subjectLine }),
      ...(channel === 'EMAIL' && bodyHtml !== '' && { bodyHtml }),
    }
  }, [channel, type, texts])
}
