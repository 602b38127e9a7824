/** Scrolls the focused element into view: what loads above it in a dialog may have pushed it away. */
export function showFocused(): void {
  document.activeElement?.scrollIntoView?.({ block: 'nearest' })
}
