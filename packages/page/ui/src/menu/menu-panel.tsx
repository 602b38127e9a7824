import { MenuContent, MenuItem, MenuPositioner, MenuRoot } from '@chakra-ui/react/menu'
import { Portal } from '@chakra-ui/react/portal'
import { Check } from '@lucide/icons'
import { useEffect, useState } from 'react'
import { Icon } from '../details/icon.tsx'
import { chakra } from '../theme/chakra.ts'
import { OverlayProvider } from '../theme/overlay-provider.tsx'
import type { MenuEntry } from './menu-entry.ts'
import { surroundingsOf } from './surroundings-of.ts'

export interface MenuPanelProps {
  /** The id of the button that opens the panel. */
  triggerId: string
  label: string
  entries: readonly MenuEntry[]
  open: boolean
  /** Opened with the first entry highlighted. */
  startsAtFirst: boolean
  onOpenChange(open: boolean): void
}

/** The panel of a menu button, loaded with the menu library when the first menu opens. */
export function MenuPanel(props: MenuPanelProps) {
  const { triggerId, label, entries, open, startsAtFirst, onOpenChange } = props
  const contentId = `${triggerId}-menu`
  const [marked, setMarked] = useState<string | null>(null)
  const first = startsAtFirst ? (entries[0]?.label ?? null) : null

  // The library highlights an entry only when its own trigger opens the menu.
  useEffect(() => {
    if (open) setMarked(first)
  }, [open, first])

  function select(entry: MenuEntry) {
    if (entry.disabledReason) return
    // A dialog opened by the entry must return the focus to the button, not to the closed menu.
    if (entry.checked === undefined) document.getElementById(triggerId)?.focus()
    entry.onSelect()
  }

  // A key pressed in the last frame can move the focus back into the closing menu, where it would be lost.
  function keepFocus() {
    const focused = document.activeElement
    const isLost = focused === document.body || document.getElementById(contentId)?.contains(focused)
    if (isLost) document.getElementById(triggerId)?.focus()
  }

  return (
    <OverlayProvider>
      <MenuRoot
        open={open}
        onOpenChange={(details) => onOpenChange(details.open)}
        onExitComplete={keepFocus}
        highlightedValue={marked}
        onHighlightChange={(details) => setMarked(details.highlightedValue)}
        ids={{ trigger: triggerId, content: contentId }}
        positioning={{ placement: 'bottom-start', gutter: 4, strategy: 'fixed' }}
      >
        <Portal container={surroundingsOf(triggerId)}>
          <MenuPositioner>
            <MenuContent aria-label={label}>
              {entries.map((entry) => (
                <MenuEntryItem key={entry.label} entry={entry} onSelect={() => select(entry)} />
              ))}
            </MenuContent>
          </MenuPositioner>
        </Portal>
      </MenuRoot>
    </OverlayProvider>
  )
}

function toneOf({ danger, disabledReason }: MenuEntry) {
  if (disabledReason !== undefined) return 'fg.muted'
  return danger ? 'red.fg' : undefined
}

// Selects on click, which also covers Enter and assistive technology that does not hover first.
function MenuEntryItem({ entry, onSelect }: { entry: MenuEntry; onSelect(): void }) {
  const { label, checked, disabledReason } = entry
  const isChoice = checked !== undefined
  return (
    <MenuItem
      value={label}
      onClick={onSelect}
      role={isChoice ? 'menuitemcheckbox' : 'menuitem'}
      aria-checked={checked}
      aria-disabled={disabledReason !== undefined}
      closeOnSelect={!isChoice && disabledReason === undefined}
      color={toneOf(entry)}
    >
      {isChoice && (
        <chakra.span width="4" flexShrink="0">
          {checked && <Icon icon={Check} size={16} />}
        </chakra.span>
      )}
      <span>
        {label}
        {disabledReason && (
          <chakra.span display="block" color="fg.muted" fontSize="xs">
            {disabledReason}
          </chakra.span>
        )}
      </span>
    </MenuItem>
  )
}
