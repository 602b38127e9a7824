const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,' +
  'U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
const latinExt =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,' +
  'U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'

const systemSans = "system-ui, -apple-system, 'Segoe UI', sans-serif"
const systemMono = 'ui-monospace, Menlo, Consolas, monospace'

export const sans = `'Inter Variable', ${systemSans}`
export const mono = `'JetBrains Mono Variable', ${systemMono}`

/** The font files, and their `@font-face` rules, relative to a style sheet beside them. */
export const fonts = [
  font('inter', 'inter-latin-wght-normal', 'Inter Variable', '100 900', latin),
  font('inter', 'inter-latin-ext-wght-normal', 'Inter Variable', '100 900', latinExt),
  font('jetbrains-mono', 'jetbrains-mono-latin-wght-normal', 'JetBrains Mono Variable', '100 800', latin),
]

function font(folder: string, name: string, family: string, weight: string, range: string) {
  return {
    file: `@fontsource-variable/${folder}/files/${name}.woff2`,
    rule: (url: string) =>
      `@font-face{font-family:"${family}";font-style:normal;font-display:swap;font-weight:${weight};` +
      `src:url("${url}") format("woff2");unicode-range:${range}}`,
  }
}
