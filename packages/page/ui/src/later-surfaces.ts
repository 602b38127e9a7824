/**
 * Loads the form kit, `@portal/ui/form`: a chunk of this module, so that both share one theme and one style
 * cache.
 */
export const forms = (): Promise<object> => import('./form/index.ts')

/** Same for showing and editing contents, `@portal/ui/content`. */
export const contents = (): Promise<object> => import('./content/index.ts')

/** Same for plots, `@portal/ui/plot`. */
export const plots = (): Promise<object> => import('./plot/index.ts')
