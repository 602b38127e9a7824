import { linkTo } from '@portal/routing/link-to.ts'
import { Box, Grid, humanize, Mono, Page, Stack, Text, TextLink } from '@portal/ui'
import { LookSwitches } from './look-switches.tsx'
import { PARTS } from './parts.ts'
import { routes } from './routes.ts'

export default function PartsPage() {
  return (
    <Page
      description="Every component in its states. The tests of the components show the same examples."
      actions={<LookSwitches />}
    >
      <Grid
        as="ul"
        gap="5"
        templateColumns="repeat(auto-fill, minmax(min(18rem, 100%), 1fr))"
        listStyleType="none"
      >
        {Object.entries(PARTS).map(([part, { title, from, states }]) => (
          <Box as="li" key={part}>
            <Stack gap="1">
              <TextLink to={linkTo(routes.part, { part })}>{title}</TextLink>
              <Mono fontSize="xs">{from}</Mono>
              <Text color="fg.muted" fontSize="sm">
                {Object.keys(states).map(humanize).join(', ')}
              </Text>
            </Stack>
          </Box>
        ))}
      </Grid>
    </Page>
  )
}
