/** Right-to-left languages. */
const RIGHT_TO_LEFT: readonly string[] = ['ar', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']

/** The text direction of a language. */
export const directionOf = (lang: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.includes(lang.split('-')[0] ?? '') ? 'rtl' : 'ltr'
