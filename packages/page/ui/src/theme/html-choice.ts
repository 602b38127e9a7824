import { type StoredChoice, storedChoice } from './stored-choice.ts'

export interface HtmlChoice<Choice extends string> extends StoredChoice<Choice> {
  /** Puts the choice on `<html>`, where styles read it. */
  apply(): void
}

/** One of a few words, remembered on the device and written to `<html>` as `data-<name>`. */
export function htmlChoice<Choice extends string>(
  name: string,
  choices: readonly Choice[],
  fallback: Choice,
): HtmlChoice<Choice> {
  const stored = storedChoice(`portal.${name}`, choices, fallback)
  const apply = () => {
    document.documentElement.dataset[name] = stored.get()
  }
  return {
    get: stored.get,
    set(value) {
      stored.set(value)
      apply()
    },
    apply,
  }
}
