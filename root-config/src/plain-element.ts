/** An element in plain DOM, with its text and inline styles: shared code and style sheets may be missing. */
export function plainElement(tag: string, text: string, css: string): HTMLElement {
  const made = document.createElement(tag)
  made.textContent = text
  made.style.cssText = css
  return made
}
