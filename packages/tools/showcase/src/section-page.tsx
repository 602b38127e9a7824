import { Boundary, useRouteParams } from '@portal/portal-app'
import { linkTo } from '@portal/routing/link-to.ts'
import { Box, Heading, humanize, Mono, Notice, Page, Stack, TextLink } from '@portal/ui'
import { NotFoundScreen } from '@portal/ui/blocks'
import { type ComponentType, Suspense, useId } from 'react'
import { LookSwitches } from './look-switches.tsx'
import { routes } from './routes.ts'
import { SECTIONS } from './sections.ts'

function State({ name, Example }: { readonly name: string; readonly Example: ComponentType }) {
  const id = useId()
  return (
    <Box as="section" aria-labelledby={id} borderTopWidth="1px" borderColor="border" paddingTop="4">
      <Heading id={id} fontSize="sm" color="fg.muted" marginBottom="4">
        {humanize(name)}
      </Heading>
      <Boundary show={(error) => <Notice kind="error" title={String(error)} />}>
        <Suspense fallback={null}>
          <Example />
        </Suspense>
      </Boundary>
    </Box>
  )
}

export default function SectionPage() {
  const { section } = useRouteParams(routes.section)
  const known = SECTIONS[section]
  if (!known) {
    return (
      <NotFoundScreen title="Section not found">
        <TextLink to={linkTo(routes.sections)}>All sections</TextLink>
      </NotFoundScreen>
    )
  }
  return (
    <Page title={known.title} description={<Mono>{known.from}</Mono>} actions={<LookSwitches />}>
      <Stack gap="8">
        {Object.entries(known.states).map(([name, Example]) => (
          <State key={name} name={name} Example={Example} />
        ))}
      </Stack>
    </Page>
  )
}
