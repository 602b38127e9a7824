import { expect, test } from '@jest/globals'
import { type ColorToken, colors, type Tone } from './tokens.ts'

const tones: Tone[] = ['green', 'amber', 'blue', 'red', 'grey', 'violet']

const surfaces: ColorToken[] = ['bg', 'bg.subtle', 'bg.raised', 'bg.hover']

const textPairs: [ColorToken, ColorToken][] = [
  ...surfaces.flatMap((surface): [ColorToken, ColorToken][] => [
    ['fg', surface],
    ['fg.muted', surface],
    ['accent', surface],
    ['red.fg', surface],
  ]),
  ['accent.fg', 'accent'],
  ['accent.fg', 'red.solid'],
  ['accent', 'accent.subtle'],
  ['fg', 'accent.subtle'],
  ...tones.flatMap((tone): [ColorToken, ColorToken][] => [
    [`${tone}.fg`, `${tone}.subtle`],
    ['fg', `${tone}.subtle`],
  ]),
]

const controlPairs: [ColorToken, ColorToken][] = [
  ['border.control', 'bg'],
  ['border.control', 'bg.subtle'],
  ['border.control', 'bg.raised'],
  ...surfaces.map((surface): [ColorToken, ColorToken] => ['accent', surface]),
  ...tones.flatMap((tone): [ColorToken, ColorToken][] => [
    [`${tone}.solid`, `${tone}.subtle`],
    [`${tone}.solid`, 'bg'],
    [`${tone}.solid`, 'bg.raised'],
  ]),
]

const cases = [
  ...textPairs.map(([front, back]) => ({ front, back, minContrast: 4.5 })),
  ...controlPairs.map(([front, back]) => ({ front, back, minContrast: 3 })),
]

test.each(cases)(
  '$front on $back has a contrast of at least $minContrast',
  ({ front, back, minContrast }) => {
    const [light, dark] = [0, 1].map((scheme) => contrast(colors[front][scheme], colors[back][scheme]))
    expect(light).toBeGreaterThanOrEqual(minContrast)
    expect(dark).toBeGreaterThanOrEqual(minContrast)
  },
)

function contrast(one = '', other = '') {
  const [brighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (brighter + 0.05) / (darker + 0.05)
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
