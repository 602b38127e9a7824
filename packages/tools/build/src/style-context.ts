import { join } from 'node:path'
import { loadConfigAndCreateContext, type PandaContext } from '@pandacss/node'
import { themeOwner } from './workspace.ts'

const CONFIG = join(themeOwner, 'src', 'theme', 'panda.config.ts')

let context: Promise<PandaContext> | undefined

/** Reads style properties in sources by the theme's names; created once per process. */
export function styleContext(): Promise<PandaContext> {
  context ??= loadConfigAndCreateContext({ cwd: themeOwner, configPath: CONFIG })
  return context
}

interface ThemeStyles {
  /** The reset of browser defaults, by selector. */
  readonly reset: Record<string, object>
  /** Style properties that depend on data, so no source names them. */
  readonly chosenStyles: readonly object[]
  /** Font files, and the CSS rule of each for its address. */
  readonly fonts: readonly { readonly file: string; rule(url: string): string }[]
}

/** The parts of the theme's sheet that Panda does not generate. */
export const themeStyles = (): Promise<ThemeStyles> => import(CONFIG)
