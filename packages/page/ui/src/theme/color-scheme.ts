import { storedChoice } from './stored-choice.ts'

const schemes = ['light', 'dark', 'system'] as const
export type ColorScheme = (typeof schemes)[number]

const stored = storedChoice('portal.color-scheme', schemes, 'system')
const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)')
let following = false

/** The operator's choice of light or dark; `apply` sets it on `<html>` and follows the system if chosen. */
export const colorScheme = {
  get: stored.get,
  set(value: ColorScheme) {
    stored.set(value)
    colorScheme.apply()
  },
  apply() {
    followSystem()
    const dark = stored.get() === 'dark' || (stored.get() === 'system' && systemIsDark().matches)
    document.documentElement.classList.toggle('dark', dark)
    document.documentElement.classList.toggle('light', !dark)
  },
}

function followSystem() {
  if (following) return
  following = true
  systemIsDark().addEventListener('change', () => colorScheme.apply())
}
