import { statSync } from 'node:fs'
import { transform } from 'esbuild'
import { styleContext, themeStyles } from './style-context.ts'
import { layerOf, layersOf } from './style-layers.ts'
import { BROWSER_TARGETS } from './supported-browsers.ts'
import { variablesReadBy } from './variable-defaults.ts'

interface Sheet {
  /** The files whose style properties get rules. */
  readonly sources: readonly string[]
  /** Whether it starts with the theme's reset, tokens, global styles and recipes. */
  readonly hasTheme: boolean
}

type Context = Awaited<ReturnType<typeof styleContext>>['panda']

async function themeCss(context: Context): Promise<string> {
  const sheet = context.createSheet()
  sheet.processResetCss((await themeStyles()).reset)
  context.appendBaselineCss(sheet)
  return context.getCss(sheet)
}

function defaultsCss(context: Context, rule: ReturnType<typeof variablesReadBy>): string {
  const sheet = context.createSheet()
  sheet.processGlobalCss(rule)
  return context.getLayerCss(sheet, 'base')
}

/** Parsed sources, until they change: bundles share sources and are rebuilt often while watched. */
const known = new Map<string, { readonly changed: number; readonly atoms: ReadonlySet<string> }>()

function atomsIn(file: string, context: Context): ReadonlySet<string> {
  const changed = statSync(file).mtimeMs
  const read = known.get(file)
  if (read?.changed === changed) return read.atoms
  const encoder = context.encoder.clone()
  context.project.createSourceFile(file)
  context.parseFile(file, encoder)
  known.set(file, { changed, atoms: encoder.atomic })
  return encoder.atomic
}

async function atomsOf(context: Context, { sources, hasTheme }: Sheet) {
  const encoder = context.encoder.clone()
  if (hasTheme) for (const styles of (await themeStyles()).chosenStyles) encoder.processAtomic(styles)
  for (const file of sources) for (const atom of atomsIn(file, context)) encoder.atomic.add(atom)
  return [...context.decoder.clone().collect(encoder).atomic]
}

/** The minified style sheet of a bundle; empty when it has no style properties. */
export async function styleSheet(wanted: Sheet): Promise<string> {
  const { panda: context, variableDefaults } = await styleContext()
  const widths = context.conditions.breakpoints.keys.filter((name) => name !== 'base')
  const atoms = await atomsOf(context, wanted)
  if (atoms.length === 0) return ''
  const layers = layersOf(widths)
  const rules = layers.map((layer) => {
    const sheet = context.createSheet()
    for (const atom of atoms) if (layerOf(atom, widths) === layer) sheet.processCss(atom.result, 'utilities')
    return context.getLayerCss(sheet, 'utilities').replace('@layer utilities', `@layer utilities.${layer}`)
  })
  const order = `@layer reset,base,tokens,recipes,${layers.map((layer) => `utilities.${layer}`).join()};`
  const css = [order, wanted.hasTheme ? await themeCss(context) : '', ...rules].join('\n')
  const { code } = await transform(css + defaultsCss(context, variablesReadBy(css, variableDefaults)), {
    loader: 'css',
    target: BROWSER_TARGETS,
    minify: true,
    legalComments: 'none',
  })
  return code
}
