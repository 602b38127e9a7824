import { Ellipsis, Lock } from '@lucide/icons'
import { type KeyboardEvent, useLayoutEffect } from 'react'
import { Icon } from '../details/icon.tsx'
import { keepInSight } from '../layout/keep-in-sight.ts'
import { MenuButton } from '../menu/menu-button.tsx'
import { texts } from '../texts.ts'
import { chakra } from '../theme/chakra.ts'
import type { Tab } from './tab.ts'
import { useIsCut } from './use-is-cut.ts'

interface TabBarProps<Id extends string> {
  readonly tabs: readonly Tab<Id>[]
  readonly current: Tab<Id> | undefined
  /** The elements' IDs begin with it. */
  readonly baseId: string
  open(id: Id): Promise<void>
}

const TabList = chakra('div', 'tabs')

/** The tabs in a row; a menu has all of them where the row is too narrow. */
export function TabBar<Id extends string>({ tabs, current, baseId, open }: TabBarProps<Id>) {
  const [isCut, measure] = useIsCut()
  const currentId = current && `${baseId}-${current.id}`

  // Once the menu has taken its room.
  useLayoutEffect(
    () => keepInSight(isCut && currentId ? document.getElementById(currentId) : null),
    [isCut, currentId],
  )

  async function move(event: KeyboardEvent<HTMLElement>) {
    if (!current || !arrowKeys.has(event.key)) return
    const target = tabs.at(targetOf(event.key, tabs.indexOf(current), tabs.length))
    if (!target) return
    event.preventDefault()
    await open(target.id)
    document.getElementById(`${baseId}-${target.id}`)?.focus()
  }

  return (
    <chakra.div display="flex" data-no-print>
      <TabList ref={measure} role="tablist" flex="1" minWidth="0" onKeyDown={(event) => void move(event)}>
        {tabs.map(({ id, label, locked }) => (
          <button
            key={id}
            id={`${baseId}-${id}`}
            type="button"
            role="tab"
            aria-selected={id === current?.id}
            aria-controls={id === current?.id ? `${baseId}-panel` : undefined}
            tabIndex={id === current?.id ? 0 : -1}
            onClick={() => void open(id)}
          >
            {label}
            {locked && <Icon icon={Lock} size={12} label={texts.tabs.locked} />}
          </button>
        ))}
      </TabList>
      {isCut && (
        <chakra.div paddingInlineStart="2" borderBottomWidth="1px">
          <MenuButton
            label={texts.tabs.all}
            aria-label={texts.tabs.all}
            entries={tabs.map(({ id, label, locked }) => ({
              label: locked ? `${label} (${texts.tabs.locked})` : label,
              onSelect: () => void open(id),
            }))}
            variant="ghost"
            size="sm"
            square
          >
            <Icon icon={Ellipsis} />
          </MenuButton>
        </chakra.div>
      )}
    </chakra.div>
  )
}

const arrowKeys = new Set(['ArrowRight', 'ArrowLeft', 'Home', 'End'])

function targetOf(key: string, index: number, count: number) {
  if (key === 'Home') return 0
  if (key === 'End') return -1
  return key === 'ArrowRight' ? (index + 1) % count : index - 1
}
