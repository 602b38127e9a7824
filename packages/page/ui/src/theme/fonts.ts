const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,' +
  'U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
const latinExt =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,' +
  'U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'

const systemSans = "system-ui, -apple-system, 'Segoe UI', sans-serif"
const systemMono = 'ui-monospace, Menlo, Consolas, monospace'

export const sans = `'Inter Variable', 'Inter Fallback', ${systemSans}`
export const mono = `'JetBrains Mono Variable', 'JetBrains Mono Fallback', ${systemMono}`

/** The font files, and their `@font-face` rules, relative to a style sheet beside them. */
export const fonts = [
  font('inter', 'inter-latin-wght-normal', 'Inter Variable', '100 900', latin),
  font('inter', 'inter-latin-ext-wght-normal', 'Inter Variable', '100 900', latinExt),
  font('jetbrains-mono', 'jetbrains-mono-latin-wght-normal', 'JetBrains Mono Variable', '100 800', latin),
]

/**
 * Installed fonts at the size of those files: they are shown until the files have loaded, and nothing moves then. On
 * systems that have none of them, the system's own fonts are.
 */
export const fallbackFonts = [
  fallback('Inter Fallback', ['Arial', 'Liberation Sans'], { size: 107, ascent: 90.5, descent: 22.6 }),
  fallback('JetBrains Mono Fallback', ['Menlo', 'DejaVu Sans Mono', 'Liberation Mono'], {
    size: 99.7,
    ascent: 102.3,
    descent: 30.1,
  }),
]

function font(folder: string, name: string, family: string, weight: string, range: string) {
  return {
    file: `@fontsource-variable/${folder}/files/${name}.woff2`,
    rule: (url: string) =>
      `@font-face{font-family:"${family}";font-style:normal;font-display:swap;font-weight:${weight};` +
      `src:url("${url}") format("woff2");unicode-range:${range}}`,
  }
}

/** Percentages: of the installed font's size, and above and below the line of that size. */
interface Metrics {
  readonly size: number
  readonly ascent: number
  readonly descent: number
}

/** Only for characters that the file has, since the others stay in the installed font. */
function fallback(family: string, installed: readonly string[], { size, ascent, descent }: Metrics): string {
  const sources = installed.map((name) => `local("${name}")`)
  return (
    `@font-face{font-family:"${family}";src:${sources.join(',')};size-adjust:${size}%;` +
    `ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%;unicode-range:${latin}}`
  )
}
