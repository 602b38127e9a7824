/** All colors of the portal as [light, dark]; no other file may define one. */
export const colors = {
  bg: ['#ffffff', '#0f1115'],
  'bg.subtle': ['#f6f7f9', '#14171c'],
  'bg.raised': ['#ffffff', '#1a1d24'],
  'bg.hover': ['#f1f3f6', '#1c2027'],
  fg: ['#171a21', '#e6e8ec'],
  'fg.muted': ['#5b6372', '#9aa3b2'],
  border: ['#e3e6eb', '#262b34'],
  'border.control': ['#868e9d', '#6a7382'],
  accent: ['#4540c9', '#a09bf8'],
  'accent.subtle': ['#eeeefb', '#23223f'],
  'accent.fg': ['#ffffff', '#12111f'],
  'green.solid': ['#18794e', '#3fb27f'],
  'green.subtle': ['#e8f5ee', '#12281d'],
  'green.fg': ['#14663f', '#6fd0a0'],
  'amber.solid': ['#a85a00', '#d9922e'],
  'amber.subtle': ['#fdf3e1', '#2c2011'],
  'amber.fg': ['#864700', '#eab35c'],
  'blue.solid': ['#2563c4', '#5b94e8'],
  'blue.subtle': ['#e9f0fc', '#14233b'],
  'blue.fg': ['#1d4f9f', '#8db8f5'],
  'red.solid': ['#c4282f', '#e5616a'],
  'red.subtle': ['#fdeced', '#32171a'],
  'red.fg': ['#a8222a', '#f59aa0'],
  'grey.solid': ['#687080', '#8b94a3'],
  'grey.subtle': ['#eff1f4', '#22262e'],
  'grey.fg': ['#4b5361', '#b6bdc9'],
  'violet.solid': ['#8e3fb5', '#b77bdc'],
  'violet.subtle': ['#f6ecfb', '#2a1a35'],
  'violet.fg': ['#76309a', '#d3a8ee'],
} as const satisfies Record<string, readonly [light: string, dark: string]>

export type ColorToken = keyof typeof colors

/** The colors of statuses, badges, notices and toasts. */
export const tones = ['green', 'amber', 'blue', 'red', 'grey', 'violet'] as const
export type Tone = (typeof tones)[number]
