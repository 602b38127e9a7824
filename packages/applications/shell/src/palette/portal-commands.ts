import { Settings2 } from '@lucide/icons'
import { colorScheme, density } from '@portal/ui/frame'
import { routes } from '../routes.ts'
import { folded } from '../search/alike.ts'
import { askToSignOut } from '../session/ask-to-sign-out.ts'
import type { OptionGroup } from './options.ts'

/** Commands for the whole portal; `words` are synonyms. */
const COMMANDS = [
  { title: 'Dark colors', words: 'night mode theme', run: () => colorScheme.set('dark') },
  { title: 'Light colors', words: 'day mode theme', run: () => colorScheme.set('light') },
  { title: 'System colors', words: 'mode theme', run: () => colorScheme.set('system') },
  { title: 'Compact rows', words: 'density', run: () => density.set('compact') },
  { title: 'Comfortable rows', words: 'density', run: () => density.set('comfortable') },
  {
    title: 'Preferences',
    words: 'settings options time zone page size',
    to: `${routes.profile.path}#preferences`,
  },
  { title: 'Sign out', words: 'log out logout leave', run: () => void askToSignOut() },
]

/** Shorter texts match too much. */
const MIN_LENGTH = 3

/** Commands of the portal itself that match a text. */
export function portalCommands(text: string): OptionGroup[] {
  const wanted = folded(text.trim())
  if (wanted.length < MIN_LENGTH) return []
  const options = COMMANDS.flatMap(({ title, words, ...does }, index) =>
    folded(`${title} ${words}`).includes(wanted)
      ? [{ id: `palette-portal-${index}`, title, detail: 'This portal', icon: Settings2, ...does }]
      : [],
  )
  return options.length > 0 ? [{ label: 'Portal', options }] : []
}
