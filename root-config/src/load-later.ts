import { loadModule } from './module-loader.ts'

/** Loads what no first screen needs to wait for. */
export const loadLater = () =>
  loadModule<typeof import('./later.ts') & System.Module>('@portal/root-config/later')
