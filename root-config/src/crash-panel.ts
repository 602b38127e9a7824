import { PAGE_DATA, SAFE } from '@portal/contract/portal-config.ts'

export interface CrashPanel {
  readonly title: string
  readonly text: string
  /** Application and version, for support. */
  readonly facts: string
  readonly retryLabel: string
  retry(): void
}

function element(tag: string, text: string, style: Partial<CSSStyleDeclaration> = {}): HTMLElement {
  const made = document.createElement(tag)
  made.textContent = text
  Object.assign(made.style, style)
  return made
}

/** Whether this page was served with trial versions. */
const isOnTrial = () => (document.getElementById(PAGE_DATA.trials)?.textContent ?? '{}') !== '{}'

function linkToStable(): HTMLElement {
  const address = new URL(location.href)
  address.searchParams.set(SAFE, '1')
  const link = element('a', 'Use the stable version', { marginInlineStart: '16px', color: 'inherit' })
  link.setAttribute('href', address.pathname + address.search)
  return link
}

/**
 * Shows in plain DOM that a part of the portal failed: shared code may be missing here. Returns a function
 * that removes the panel.
 */
export function showCrashPanel(container: HTMLElement, panel: CrashPanel): () => void {
  const box = element('section', '', {
    maxWidth: '34rem',
    margin: '3rem auto',
    padding: '1.5rem',
    border: '1px solid var(--portal-border, currentColor)',
    borderRadius: '8px',
    font: '14px/1.45 "Inter Variable", system-ui, sans-serif',
  })
  box.setAttribute('role', 'alert')
  const button = element('button', panel.retryLabel, {
    font: 'inherit',
    padding: '6px 14px',
    borderRadius: '6px',
    border: '1px solid currentColor',
    background: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
  })
  button.addEventListener('click', panel.retry)
  box.append(
    element('h1', panel.title, { fontSize: '20px', fontWeight: '550', margin: '0 0 8px' }),
    element('p', panel.text, { margin: '0 0 16px' }),
    element('p', panel.facts, { margin: '0 0 16px', fontSize: '12px', opacity: '0.75' }),
    button,
    ...(isOnTrial() ? [linkToStable()] : []),
  )
  container.append(box)
  return () => box.remove()
}
