import { linkTo } from '@portal/routing/link-to.ts'
import { Box, Grid, humanize, Mono, Page, Stack, Text, TextLink } from '@portal/ui'
import { LookSwitches } from './look-switches.tsx'
import { routes } from './routes.ts'
import { SECTIONS } from './sections.ts'

export default function SectionsPage() {
  return (
    <Page
      description="Every component in every state. The component tests render the same examples."
      actions={<LookSwitches />}
    >
      <Grid
        as="ul"
        gap="5"
        templateColumns="repeat(auto-fill, minmax(min(18rem, 100%), 1fr))"
        listStyleType="none"
      >
        {Object.entries(SECTIONS).map(([section, { title, from, states }]) => (
          <Box as="li" key={section}>
            <Stack gap="1">
              <TextLink to={linkTo(routes.section, { section })}>{title}</TextLink>
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
