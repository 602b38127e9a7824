import { loadModule } from './module-loader.ts'

export type ScreenCheck = typeof import('./screen-check.ts')

/** Loads the check for blank screens: no first screen needs to wait for it. */
export const loadScreenCheck = () =>
  loadModule<ScreenCheck & System.Module>('@portal/root-config/screen-check')
