import { Field, Input, Page } from '@portal/ui'
import { useSearchParams } from 'react-router-dom'
import { PageMap } from './page-map.tsx'
import { SearchResults } from './search-results.tsx'

/** Searches everything the operator may open; without a search text, shows a map of all pages. */
export default function ExplorePage() {
  const [params, setParams] = useSearchParams()
  const text = params.get('q') ?? ''
  return (
    <Page description="Search by name, email address or ID, such as an ID from a log.">
      <Field label="Search">
        {(control) => (
          <Input
            {...control}
            type="search"
            width="full"
            maxWidth="form"
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={({ target }) => setParams(target.value ? { q: target.value } : {}, { replace: true })}
          />
        )}
      </Field>
      {text.trim() ? <SearchResults text={text} /> : <PageMap />}
    </Page>
  )
}
