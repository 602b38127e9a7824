const LANDMARKS = 'main, header, nav, [role=dialog], [role=alertdialog]'

/**
 * The landmark or dialog around a button, where its panel is mounted so that assistive technology finds it.
 */
export const surroundingsOf = (triggerId: string) => ({
  current: document.getElementById(triggerId)?.closest<HTMLElement>(LANDMARKS) ?? document.body,
})
