import type { AccessSet } from '@portal/contract/access-set.ts'
import { systemSubjectId } from '@portal/portal-app'
import { Box, Stack, VisuallyHidden } from '@portal/ui'
import { useEffect, useId, useMemo, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { appTables } from '../app-tables.ts'
import { highlightedItem } from '../menu/highlight.ts'
import { type MenuGroup, type MenuItem, menuFor } from '../menu/menu.ts'
import { useMenuRecords } from '../menu/use-menu-records.ts'
import { IconMenuItem } from './icon-menu-item.tsx'
import { scrollToCurrent } from './scroll-to-current.ts'
import { SideMenuItem } from './side-menu-item.tsx'

interface GroupProps {
  readonly group: MenuGroup
  readonly pathname: string
  readonly highlighted: MenuItem | undefined
  readonly iconsOnly: boolean
}

function Group({ group, pathname, highlighted, iconsOnly }: GroupProps) {
  const id = useId()
  const Item = iconsOnly ? IconMenuItem : SideMenuItem
  const Label = iconsOnly ? VisuallyHidden : Box
  return (
    <Box role="group" {...(group.label && { 'aria-labelledby': id })}>
      {group.label && (
        <Label
          as="h2"
          id={id}
          fontSize="xs"
          fontWeight="strong"
          color="fg.muted"
          letterSpacing="0.04em"
          textTransform="uppercase"
          paddingInline="2"
          paddingBlock="1.5"
        >
          {group.label}
        </Label>
      )}
      <Stack as="ul" gap="0.5" listStyleType="none">
        {group.items.map((item) => (
          <Item key={item.label} item={item} pathname={pathname} highlighted={item === highlighted} />
        ))}
      </Stack>
    </Box>
  )
}

interface SideMenuProps {
  readonly access: AccessSet
  /** Shows icons only, with names on hover and focus. */
  readonly iconsOnly?: boolean
}

/** The side menu, limited to what the operator may open. */
export function SideMenu({ access, iconsOnly = false }: SideMenuProps) {
  const { pathname } = useLocation()
  const records = useMenuRecords(access)
  const groups = useMemo(() => menuFor(appTables, access, records, systemSubjectId), [access, records])
  const highlighted = highlightedItem(
    groups.flatMap(({ items }) => items),
    pathname,
  )
  const menu = useRef<HTMLDivElement>(null)
  // Scrolls a long menu to the current item.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current item depends on both
  useEffect(() => {
    if (menu.current) scrollToCurrent(menu.current)
  }, [pathname, groups])
  return (
    <Stack ref={menu} as="nav" gap="4" aria-label="Main menu">
      {groups.map((group) => (
        <Group
          key={group.label}
          group={group}
          pathname={pathname}
          highlighted={highlighted}
          iconsOnly={iconsOnly}
        />
      ))}
    </Stack>
  )
}
