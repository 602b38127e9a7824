import { showCrashPanel } from './crash-panel.ts'

/** Says that nothing of the portal can be shown. */
export const showEnd = (place: HTMLElement, facts: string) =>
  showCrashPanel(place, {
    title: 'The portal could not be loaded',
    text: 'Check your connection and reload the page.',
    facts,
    retryLabel: 'Reload',
    retry: () => location.reload(),
  })
