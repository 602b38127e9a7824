import { hasTexts } from './device-value.ts'

/** What a form kept of unfinished work. */
export interface Draft {
  readonly key: string
  readonly title: string
  readonly href: string
  readonly savedAt: string
}

const PREFIX = 'portal.draft.'

function read(key: string, sub: string): Draft[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    if (!hasTexts(value, 'title', 'href', 'savedAt', 'owner') || value.owner !== sub) return []
    // An address of this portal, or it is no draft of ours.
    if (!value.href.startsWith('/') || value.href.startsWith('//')) return []
    return [{ key, title: value.title, href: value.href, savedAt: value.savedAt }]
  } catch {
    return []
  }
}

/** The drafts of an operator on this device, newest first. */
export function draftsOf(sub: string): Draft[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => read(key, sub))
      .sort((a, b) => b.savedAt.localeCompare(a.savedAt))
  } catch {
    return []
  }
}

export const deleteDraft = ({ key }: Draft): void => localStorage.removeItem(key)
