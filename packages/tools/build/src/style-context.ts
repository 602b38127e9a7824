import { join } from 'node:path'
import { loadConfigAndCreateContext, type PandaContext } from '@pandacss/node'
import { takeVariableDefaults } from './variable-defaults.ts'
import { themeOwner } from './workspace.ts'

const CONFIG = join(themeOwner, 'src', 'theme', 'panda.config.ts')

interface StyleContext {
  /** Reads style properties in sources by the theme's names. */
  readonly panda: PandaContext
  /** Defaults of the variables that Panda's rules read. */
  readonly variableDefaults: ReturnType<typeof takeVariableDefaults>
}

let context: Promise<StyleContext> | undefined

async function createContext(): Promise<StyleContext> {
  const panda = await loadConfigAndCreateContext({ cwd: themeOwner, configPath: CONFIG })
  return { panda, variableDefaults: takeVariableDefaults(panda.config) }
}

/** The theme's context; created once per process. */
export function styleContext(): Promise<StyleContext> {
  context ??= createContext()
  return context
}

interface ThemeStyles {
  /** The reset of browser defaults, by selector. */
  readonly reset: Record<string, object>
  /** Style properties that depend on data, so no source names them. */
  readonly chosenStyles: readonly object[]
  /** Font files, and the CSS rule of each for its address. */
  readonly fonts: readonly { readonly file: string; rule(url: string): string }[]
  /** CSS rules of the fonts that are shown until those have loaded. */
  readonly fallbackFonts: readonly string[]
}

/** The parts of the theme's sheet that Panda does not generate. */
export const themeStyles = (): Promise<ThemeStyles> => import(CONFIG)
