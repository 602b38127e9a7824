/// <reference lib="dom" />

/** Set one by one, because the page's policy blocks style attributes. */
const STYLE = {
  position: 'fixed',
  inset: 'auto 0 0 0',
  maxHeight: '60vh',
  overflow: 'auto',
  margin: '0',
  padding: '16px 24px',
  zIndex: '2147483647',
  background: '#1b1b1f',
  color: '#ffb4ab',
  font: '13px/1.5 monospace',
  whiteSpace: 'pre-wrap',
}

const problems = new Map<string, string>()
let panel: HTMLElement | undefined

function draw(): void {
  panel?.remove()
  panel = undefined
  if (problems.size === 0) return
  panel = document.createElement('pre')
  panel.setAttribute('role', 'alert')
  Object.assign(panel.style, STYLE)
  panel.textContent = [...problems].map(([source, text]) => `${source}\n\n${text}`).join('\n\n')
  document.body.append(panel)
}

/** Shows a problem over the page until its source is fixed. */
export function showProblem(source: string, text: string): void {
  problems.set(source, text)
  draw()
}

export function clearProblem(source: string): void {
  if (problems.delete(source)) draw()
}
