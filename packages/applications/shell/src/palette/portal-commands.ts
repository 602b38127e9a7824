import { colorScheme, density } from '@portal/ui/frame'
import { folded } from '../search/alike.ts'
import { signOutAfterAsking } from '../session/sign-out-after-asking.ts'
import type { OptionGroup } from './options.ts'

/** Commands for the whole portal; `words` are synonyms. */
const COMMANDS = [
  { title: 'Dark colors', words: 'night mode theme', run: () => colorScheme.set('dark') },
  { title: 'Light colors', words: 'day mode theme', run: () => colorScheme.set('light') },
  { title: 'System colors', words: 'mode theme', run: () => colorScheme.set('system') },
  { title: 'Compact rows', words: 'density', run: () => density.set('compact') },
  { title: 'Comfortable rows', words: 'density', run: () => density.set('comfortable') },
  { title: 'Sign out', words: 'log out logout leave', run: () => void signOutAfterAsking() },
]

/** Shorter texts match too much. */
const SHORTEST = 3

/** Commands of the portal itself that match a text. */
export function portalCommands(text: string): OptionGroup[] {
  const wanted = folded(text.trim())
  if (wanted.length < SHORTEST) return []
  const options = COMMANDS.flatMap(({ title, words, run }, index) =>
    folded(`${title} ${words}`).includes(wanted)
      ? [{ id: `palette-portal-${index}`, title, detail: 'This portal', run }]
      : [],
  )
  return options.length > 0 ? [{ label: 'Portal', options }] : []
}
