import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join, relative, resolve } from 'node:path'
import webpack, { type Compilation, type Compiler } from 'webpack'
import { themeOwner } from './workspace.ts'

const NAME = 'StyleSheet'
/** The file with the styles of a bundle. */
export const STYLE_SHEET = 'entry.css'

const { RawSource } = webpack.sources

/** Whether a module is a source of the portal, in this repository or installed. */
const isSource = (file: string | null): file is string => /\/src\/.+\.tsx?$/.test(file ?? '')

/** Copies the font files to the sheet's folder. Returns the rules of all fonts. */
async function addFonts(compilation: Compilation): Promise<string> {
  const owner = createRequire(join(themeOwner, 'package.json'))
  const { themeStyles } = await import('./style-context.ts')
  const { fonts, fallbackFonts } = await themeStyles()
  const rules = fonts.map(({ file, rule }) => {
    const source = owner.resolve(file)
    const bytes = readFileSync(source)
    const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 8)
    const name = `${basename(file, '.woff2')}.${digest}.woff2`
    const sourceFilename = relative(compilation.compiler.context, source)
    compilation.emitAsset(name, new RawSource(bytes), { sourceFilename })
    return rule(name)
  })
  return [...rules, ...fallbackFonts].join('')
}

/** Writes a style sheet with the rules for the style properties in a bundle's sources, beside its entry. */
export class StyleSheetPlugin {
  apply(compiler: Compiler): void {
    const hasTheme = resolve(compiler.context) === themeOwner
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      let sources: readonly string[] = []
      // Before modules are concatenated.
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        const files = [...modules].map((module) => module.nameForCondition())
        sources = [...new Set(files.filter(isSource))].sort()
      })
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tapPromise({ name: NAME, stage }, async () => {
        // Code without rendering has no styles.
        if (!sources.some((file) => file.endsWith('.tsx'))) return
        // Loaded only when needed: it takes a second.
        const { styleSheet } = await import('./style-sheet.ts')
        const css = await styleSheet({ sources, hasTheme })
        const fonts = hasTheme ? await addFonts(compilation) : ''
        if (css) compilation.emitAsset(STYLE_SHEET, new RawSource(css + fonts))
      })
    })
  }
}
