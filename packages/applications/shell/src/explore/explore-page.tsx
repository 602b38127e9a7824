import { Field, Input, Page } from '@portal/ui'
import { useSearchParams } from 'react-router-dom'
import { PageMap } from './page-map.tsx'
import { SearchResults } from './search-results.tsx'

/** The search over everything that may be opened; without words, a map of all pages. */
export default function ExplorePage() {
  const [params, setParams] = useSearchParams()
  const text = params.get('q') ?? ''
  return (
    <Page description="Search by name, email address or id; an id from a message or a log is enough.">
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
