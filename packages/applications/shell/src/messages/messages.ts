import { recordOf } from '@portal/contract/typed-objects.ts'
import type { Notice } from '@portal/session'
import { type DeviceValue, deviceValue, hasTexts, isText, listOf } from '../device/device-value.ts'

/** A notice kept for a day. */
export interface Message extends Notice {
  readonly id: string
  readonly at: string
  readonly seen: boolean
}

const DAY_MS = 86_400_000
const KEPT = 100

const KIND = /^(success|info|warning|error)$/

/** Another version of the frame may have kept others. */
function isMessage(value: unknown): value is Message {
  const { lines = [], link = { to: '', label: '' }, requestId = '' } = recordOf(value)
  return (
    hasTexts(value, 'id', 'at', 'kind', 'title') &&
    KIND.test(value.kind) &&
    listOf(isText)(lines) &&
    isText(requestId) &&
    hasTexts(link, 'to', 'label')
  )
}

const byUser = new Map<string, DeviceValue<readonly Message[]>>()

/** An operator's messages on this device from the last 24 hours, newest first. */
export function messagesOf(sub: string): DeviceValue<readonly Message[]> {
  const known = byUser.get(sub)
  if (known) return known
  const made = deviceValue<readonly Message[]>(`portal.messages.${sub}`, [], listOf(isMessage))
  byUser.set(sub, made)
  return made
}

export const isRecent = ({ at }: Message, now: number): boolean => now - Date.parse(at) < DAY_MS

/**
 * Keeps a notice, without its button: a record may have changed by the time it is read. What the operator has just done
 * is not unread.
 */
export function keepMessage(
  sub: string,
  { isShown, isNews, action: _, ...notice }: Notice,
  now = Date.now(),
): void {
  const messages = messagesOf(sub)
  const seen = isShown || (notice.kind === 'success' && !isNews)
  const message = { ...notice, id: crypto.randomUUID(), at: new Date(now).toISOString(), seen }
  messages.set([message, ...messages.get().filter((one) => isRecent(one, now))].slice(0, KEPT))
}

export function markAllSeen(sub: string): void {
  const messages = messagesOf(sub)
  if (messages.get().some(({ seen }) => !seen)) {
    messages.set(messages.get().map((message) => ({ ...message, seen: true })))
  }
}

/** Removes all messages from the device, so that the next operator does not see them. */
export const forgetMessages = (sub: string): void => messagesOf(sub).set([])
