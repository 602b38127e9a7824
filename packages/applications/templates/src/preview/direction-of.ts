/** Languages that are written from right to left. */
const RIGHT_TO_LEFT: readonly string[] = ['ar', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']

/** In which direction a language is written. */
export const directionOf = (lang: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.includes(lang.split('-')[0] ?? '') ? 'rtl' : 'ltr'
