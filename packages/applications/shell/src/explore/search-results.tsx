import { Section } from '@portal/portal-app'
import { Box, Flex, formatNumber, Stack, Text, TextLink } from '@portal/ui'
import { SearchStatus } from '../search/search-status.tsx'
import { type Group, useGroups } from '../search/use-groups.ts'

const PER_KIND = 20

function GroupOfResults({ group }: { group: Group }) {
  const { label, hits, total, listTo } = group
  return (
    <Section title={`${label} (${formatNumber(total)})`}>
      <Stack as="ul" gap="0" listStyleType="none" maxWidth="form">
        {hits.map(({ to, title, detail }) => (
          <Flex
            as="li"
            key={to}
            gap="3"
            justify="space-between"
            minHeight="8"
            align="center"
            borderTopWidth="1px"
            borderColor="border"
          >
            <TextLink to={to}>{title}</TextLink>
            <Text as="span" color="fg.muted" fontSize="sm">
              {detail}
            </Text>
          </Flex>
        ))}
      </Stack>
      {listTo && (
        <Box>
          <TextLink to={listTo}>Open the list with this search</TextLink>
        </Box>
      )}
    </Section>
  )
}

/** All search results, by kind. */
export function SearchResults({ text }: { text: string }) {
  const { groups, isLoading, failed } = useGroups(text, PER_KIND)
  const count = groups.reduce((sum, { total }) => sum + total, 0)
  return (
    <Stack gap="6">
      <SearchStatus text={text} count={count} isLoading={isLoading} failed={failed} />
      {groups.map((group) => (
        <GroupOfResults key={group.label} group={group} />
      ))}
    </Stack>
  )
}
