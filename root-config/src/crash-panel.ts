import { PAGE_DATA, SAFE } from '@portal/contract/portal-config.ts'
import { plainElement } from './plain-element.ts'

export interface CrashPanel {
  readonly title: string
  readonly text: string
  /** Application and version, for support. */
  readonly facts: string
  readonly retryLabel: string
  retry(): void
}

/** Whether this page was served with trial versions. */
const isOnTrial = () => (document.getElementById(PAGE_DATA.trials)?.textContent ?? '{}') !== '{}'

function linkToStable(): HTMLElement {
  const link = plainElement('a', 'Use the stable version', 'margin:16px;color:inherit')
  link.setAttribute('href', `?${SAFE}=1&${location.search.slice(1)}`)
  return link
}

/**
 * Shows in plain DOM that a part of the portal failed: shared code may be missing here. Returns a function
 * that removes the panel.
 */
export function showCrashPanel(container: HTMLElement, panel: CrashPanel): () => void {
  const box = plainElement(
    'section',
    '',
    'max-width:34rem;margin:3rem auto;padding:1.5rem;border:1px solid var(--portal-border,currentColor);border-radius:8px;font:14px/1.45 "Inter Variable",system-ui,sans-serif',
  )
  box.setAttribute('role', 'alert')
  const button = plainElement(
    'button',
    panel.retryLabel,
    'padding:6px 14px;border:1px solid;border-radius:8px;font:inherit;background:none;color:inherit;cursor:pointer',
  )
  button.addEventListener('click', panel.retry)
  box.append(
    plainElement('h1', panel.title, 'font-size:20px;font-weight:550;margin:0 0 8px'),
    plainElement('p', panel.text, 'margin:0 0 16px'),
    plainElement('p', panel.facts, 'margin:0 0 16px;font-size:12px;opacity:.75'),
    button,
    ...(isOnTrial() ? [linkToStable()] : []),
  )
  container.append(box)
  return () => box.remove()
}
