import { showCrashPanel } from './crash-panel.ts'

/** Says that nothing of the portal can be shown, and what to do. */
export const showEnd = (place: HTMLElement, facts: string, title: string, text: string) =>
  showCrashPanel(place, { title, text, facts, retryLabel: 'Reload', retry: () => location.reload() })

/** For a portal that cannot start. */
export const showNoStart = (place: HTMLElement, facts: string) =>
  showEnd(place, facts, 'The portal could not be loaded', 'Check your connection and reload the page.')
