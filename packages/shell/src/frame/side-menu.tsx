import type { AccessSet } from '@portal/contract/access-set.ts'
import { Box, Stack } from '@portal/ui'
import { useId, useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { type MenuGroup, menuFor } from '../menu/menu.ts'
import { useMenuRecords } from '../menu/use-menu-records.ts'
import { routeTables } from '../route-tables.ts'
import { SideMenuItem } from './side-menu-item.tsx'

function Group({ group, pathname }: { group: MenuGroup; pathname: string }) {
  const id = useId()
  return (
    <Box role="group" {...(group.label && { 'aria-labelledby': id })}>
      {group.label && (
        <Box
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
        </Box>
      )}
      <Stack as="ul" gap="0.5" listStyleType="none">
        {group.items.map((item) => (
          <SideMenuItem key={item.label} item={item} pathname={pathname} />
        ))}
      </Stack>
    </Box>
  )
}

/** The menu of an operator: what the access allows, and nothing else. */
export function SideMenu({ access }: { access: AccessSet }) {
  const { pathname } = useLocation()
  const records = useMenuRecords(access)
  const groups = useMemo(() => menuFor(routeTables, access, records), [access, records])
  return (
    <Stack as="nav" gap="4" aria-label="Main menu">
      {groups.map((group) => (
        <Group key={group.label} group={group} pathname={pathname} />
      ))}
    </Stack>
  )
}
