import { Lock } from '@lucide/icons'
import { Section, systemSubjectId, useDeclaredTexts } from '@portal/portal-app'
import { accessOf, useSession } from '@portal/session'
import { Box, formatCount, Grid, Icon, Text, TextLink } from '@portal/ui'
import { appTables } from '../app-tables.ts'
import { useMenuRecords } from '../menu/use-menu-records.ts'
import { type MappedPage, mapOfPages, permissionsNeeded } from './map-of-pages.ts'

function PageOnMap({ page }: { page: MappedPage }) {
  const isOpen = page.needs.length === 0
  return (
    <Box as="li" borderTopWidth="1px" borderColor="border" paddingBlock="2">
      <Box as="span" display="inline-flex" gap="1.5" alignItems="center">
        {!isOpen && <Icon icon={Lock} size={14} />}
        <TextLink to={page.to}>{page.title}</TextLink>
      </Box>
      {page.purpose && (
        <Text color="fg.muted" fontSize="sm">
          {page.purpose}
        </Text>
      )}
      {!isOpen && (
        <Text color="fg.muted" fontSize="sm">
          Needs {page.needs.join('; ')}
        </Text>
      )}
    </Box>
  )
}

const PageList = ({ pages }: { pages: readonly MappedPage[] }) => (
  <Grid
    as="ul"
    columnGap="8"
    listStyleType="none"
    templateColumns="repeat(auto-fill, minmax(min(100%, 22rem), 1fr))"
  >
    {pages.map((page) => (
      <PageOnMap key={page.to} page={page} />
    ))}
  </Grid>
)

/**
 * Pages that the operator cannot open, each of which offers to request access; collapsed so that they do not bury the
 * ones that can be opened.
 */
const LockedPages = ({ pages }: { pages: readonly MappedPage[] }) => (
  <Box as="details">
    <Box as="summary" cursor="pointer" color="fg.muted" fontSize="sm">
      {formatCount(pages.length, 'page')} you cannot open
    </Box>
    <PageList pages={pages} />
  </Box>
)

/**
 * All pages of the portal with their descriptions; pages that the operator may not open list what they need.
 */
export function PageMap() {
  const access = accessOf(useSession())
  const declared = useDeclaredTexts(permissionsNeeded(appTables))
  const groups = mapOfPages(appTables, access, { records: useMenuRecords(access), systemSubjectId, declared })
  return groups.map(({ label, pages }) => {
    const open = pages.filter(({ needs }) => needs.length === 0)
    const locked = pages.filter(({ needs }) => needs.length > 0)
    return (
      <Section key={label} title={label}>
        {open.length > 0 && <PageList pages={open} />}
        {locked.length > 0 && <LockedPages pages={locked} />}
      </Section>
    )
  })
}
