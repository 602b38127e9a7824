const PLACEHOLDER = /\{\{([^{}]*)\}\}/g

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (value: string) => value.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

type Values = Readonly<Record<string, string>>

const filled = (text: string, values: Values, written: (value: string) => string) =>
  text.replace(PLACEHOLDER, (whole, name: string) =>
    Object.hasOwn(values, name) ? written(values[name] ?? '') : whole,
  )

/**
 * A text with its placeholders filled in. There is no logic: a value is never read as a template, and what is no
 * placeholder stays as it is written.
 */
export const renderText = (text: string, values: Values): string => filled(text, values, (value) => value)

/** The same for HTML: a value is text there, whatever signs it holds. */
export const renderHtml = (html: string, values: Values): string => filled(html, values, escaped)
