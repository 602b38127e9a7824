import { join } from 'node:path'
import { loadConfigAndCreateContext, type PandaContext } from '@pandacss/node'
import { themeOwner } from './workspace.ts'

const CONFIG = join(themeOwner, 'src', 'theme', 'panda.config.ts')

let context: Promise<PandaContext> | undefined

/** Reads the style properties of sources by the names of the theme; made once for each process. */
export function styleContext(): Promise<PandaContext> {
  context ??= loadConfigAndCreateContext({ cwd: themeOwner, configPath: CONFIG })
  return context
}

interface ThemeStyles {
  /** What browsers do by themselves, taken back, by selector. */
  readonly reset: Record<string, object>
  /** Style properties that data choose, so that no source names them. */
  readonly chosenStyles: readonly object[]
  /** Files of fonts, and the rule of each for the address it is served at. */
  readonly fonts: readonly { readonly file: string; rule(url: string): string }[]
}

/** What the sheet of the theme has beyond what Panda knows of. */
export const themeStyles = (): Promise<ThemeStyles> => import(CONFIG)
