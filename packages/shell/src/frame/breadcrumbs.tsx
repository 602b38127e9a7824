import type { AccessSet } from '@portal/contract/access-set.ts'
import { ancestorsOf } from '@portal/routing/ancestors-of.ts'
import { isAllowed } from '@portal/routing/is-allowed.ts'
import { matchRow } from '@portal/routing/match-row.ts'
import { Box, Flex, TextLink } from '@portal/ui'
import { useLocation } from 'react-router-dom'
import { routeTables } from '../route-tables.ts'

const rows = routeTables.flatMap((table) => table.rows)

const fill = (path: string, params: Readonly<Record<string, string>>) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))

/** The way to the current screen: earlier steps are links where they may be opened, the last one is text. */
export function Breadcrumbs({ access }: { access: AccessSet }) {
  const { pathname } = useLocation()
  const match = matchRow(rows, pathname)
  if (!match) return null
  const { row, params } = match
  return (
    <nav aria-label="Breadcrumbs">
      <Flex as="ol" listStyleType="none" wrap="wrap" columnGap="2" minWidth="0" color="fg.muted">
        {ancestorsOf(rows, row).map(({ path, label, needs }) => (
          <Flex as="li" key={path} gap="2" whiteSpace="nowrap">
            {isAllowed(needs, access, params) ? (
              <TextLink to={fill(path, params)} quiet>
                {label}
              </TextLink>
            ) : (
              label
            )}
            <span aria-hidden="true">/</span>
          </Flex>
        ))}
        <Box as="li" color="fg" aria-current="page" maxWidth="full" truncate>
          {row.label}
        </Box>
      </Flex>
    </nav>
  )
}
