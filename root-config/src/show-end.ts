import { showCrashPanel } from './crash-panel.ts'

/** Says that nothing of the portal can be shown, and what to do. */
const showEnd = (place: HTMLElement, facts: string, title: string, text: string) =>
  showCrashPanel(place, { title, text, facts, retryLabel: 'Reload', retry: () => location.reload() })

/** For a portal that cannot start. */
export const showNoStart = (place: HTMLElement, facts: string) =>
  showEnd(place, facts, 'The portal could not be loaded', 'Check your connection and reload the page.')

/** For a page whose content was removed again, although only stable versions run. */
export const showEmptied = (facts: string) =>
  showEnd(
    document.body,
    facts,
    'The portal stopped working',
    'Reload the page. If this happens again, send the details below to support.',
  )
