import { getMountedApps } from 'single-spa'
import { FRAME_APP, ROOT_CONFIG, SHELL } from './app-at.ts'

/**
 * The most likely cause of a fault of the whole page: the application on the screen. On the dashboard, which
 * runs code of many, the root config stands for all.
 */
export const appOnScreen = (): string =>
  getMountedApps().find((name) => name !== SHELL && name !== FRAME_APP) ?? ROOT_CONFIG
