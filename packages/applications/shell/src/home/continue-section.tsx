import { Card, EmptyCard, Section } from '@portal/portal-app'
import { Box, Flex, Grid, Moment, Stack, Text, TextLink } from '@portal/ui'
import { keptDrafts } from '@portal/ui/frame'
import { useDeviceValue } from '../device/device-value.ts'
import { type RecentPage, recentPagesOf } from '../device/recent-pages.ts'
import { routes } from '../routes.ts'

interface Place {
  readonly to: string
  readonly title: string
  readonly detail: string
  readonly at: string
}

/** A list uses the title of its kind. */
const placeOf = ({ path, title, kind, at }: RecentPage): Place => ({
  to: path,
  title,
  detail: kind === title ? '' : kind,
  at,
})

function Places({ places, empty }: { places: readonly Place[]; empty: string }) {
  if (places.length === 0) return <EmptyCard text={empty} />
  return (
    <Stack as="ul" gap="0" listStyleType="none">
      {places.map(({ to, title, detail, at }) => (
        <Flex as="li" key={to} gap="3" minHeight="7" align="baseline" justify="space-between">
          <Box minWidth="0" truncate>
            <TextLink to={to}>{title}</TextLink>
          </Box>
          <Text as="span" color="fg.muted" fontSize="sm" flex="1" truncate>
            {detail}
          </Text>
          <Text as="span" color="fg.muted" fontSize="sm" whiteSpace="nowrap">
            <Moment at={at} relative />
          </Text>
        </Flex>
      ))}
    </Stack>
  )
}

/** Unfinished forms and recent pages on this device. */
export function ContinueSection({ sub }: { sub: string }) {
  const recent = useDeviceValue(recentPagesOf(sub))
  const drafts = keptDrafts(sub).map(({ href, title, savedAt }) => ({
    to: href,
    title,
    detail: '',
    at: savedAt,
  }))
  const pages = recent.map(placeOf)
  return (
    <Section title="Continue">
      {pages.length === 0 && (
        <Text>
          New to the portal? <TextLink to={routes.access.path}>{routes.access.title}</TextLink>
        </Text>
      )}
      <Grid gap="4" templateColumns="repeat(auto-fit, minmax(min(100%, 26rem), 1fr))" alignItems="start">
        <Card title="Recent pages">
          <Places places={pages} empty="The pages you visit appear here." />
        </Card>
        <Card title="Drafts on this device">
          <Places places={drafts} empty="Your unfinished forms appear here." />
        </Card>
      </Grid>
    </Section>
  )
}
