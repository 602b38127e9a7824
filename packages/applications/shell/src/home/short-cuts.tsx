import type { AccessSet } from '@portal/contract/access-set.ts'
import { Section } from '@portal/portal-app'
import { ButtonLink, Flex } from '@portal/ui'
import { appTables } from '../app-tables.ts'
import { menuFor } from '../menu/menu.ts'

/** Links to the create screens that the operator may open. */
export function ShortCuts({ access }: { access: AccessSet }) {
  const links = menuFor(appTables, access)
    .flatMap(({ items }) => items)
    .flatMap(({ links }) => links)
    .filter(({ to }) => to.endsWith('/create'))
  if (links.length === 0) return null
  return (
    <Section title="Start something new">
      <Flex wrap="wrap" gap="3">
        {links.map(({ label, spoken, to }) => (
          <ButtonLink key={to} to={to}>
            {[label, spoken].filter(Boolean).join(' ')}
          </ButtonLink>
        ))}
      </Flex>
    </Section>
  )
}
