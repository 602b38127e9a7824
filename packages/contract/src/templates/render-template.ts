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
 * Fills in the placeholders of a text. There is no logic: values are not interpreted as templates, and
 * unknown placeholders stay unchanged.
 */
export const renderText = (text: string, values: Values): string => filled(text, values, (value) => value)

/** The same for HTML, with values escaped. */
export const renderHtml = (html: string, values: Values): string => filled(html, values, escaped)
