/** Languages of messages to consumers, as BCP 47 tags. Names come from `Intl.DisplayNames`. */
export const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pl', 'pt'] as const
