const LANDMARKS = 'main, header, nav, [role=dialog], [role=alertdialog]'

/** Where what a button opens belongs: the landmark or the dialog it is in, so that it is found and reached there. */
export const surroundingsOf = (triggerId: string) => ({
  current: document.getElementById(triggerId)?.closest<HTMLElement>(LANDMARKS) ?? document.body,
})
