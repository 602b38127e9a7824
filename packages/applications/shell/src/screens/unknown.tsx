import { useDocumentTitle } from '@portal/portal-app'
import { accessOf, useSession } from '@portal/session'
import { ButtonLink, Stack, Text, TextLink } from '@portal/ui'
import { NotFoundScreen } from '@portal/ui/blocks'
import { appTables } from '../app-tables.ts'
import { routes } from '../routes.ts'
import { placesFor } from '../search/places.ts'
import { nearestPlaces } from './nearest-places.ts'

const SHOWN = 3
/** Most characters of the search text shown on the button. */
const MAX_SEARCH_LENGTH = 30

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** For an unknown address: a search for its last part, and the most similar pages. */
export function UnknownPage({ pathname }: { pathname: string }) {
  useDocumentTitle('Page not found')
  const { pages, actions } = placesFor(appTables, accessOf(useSession()))
  const words = decoded(pathname.split('/').filter(Boolean).at(-1) ?? '').slice(0, MAX_SEARCH_LENGTH)
  return (
    <NotFoundScreen text={`There is no page at ${pathname}.`}>
      <ButtonLink to={`${routes.explore.path}?q=${encodeURIComponent(words)}`} variant="solid">
        Search for “{words}”
      </ButtonLink>
      <Stack gap="1">
        <Text>Or go to:</Text>
        <Stack as="ul" gap="1" paddingInlineStart="5" listStyleType="disc">
          {nearestPlaces(pathname, [...pages, ...actions], SHOWN).map(({ to, title }) => (
            <li key={to}>
              <TextLink to={to}>{title}</TextLink>
            </li>
          ))}
        </Stack>
      </Stack>
    </NotFoundScreen>
  )
}
