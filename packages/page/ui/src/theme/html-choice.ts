import { type StoredChoice, storedChoice } from './stored-choice.ts'

export interface HtmlChoice<Choice extends string> extends StoredChoice<Choice> {
  /** Sets the choice on `<html>`, where styles read it. */
  apply(): void
}

/** A choice of a few words, stored on the device and set on `<html>` as `data-<name>`. */
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
