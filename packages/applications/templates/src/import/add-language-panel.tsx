import { LANGUAGES } from '@portal/contract/language.ts'
import { LAST_RESORT_LANGUAGE } from '@portal/contract/templates/template.ts'
import { languageName } from '@portal/contract/templates/template-name.ts'
import type { TemplateCoverage } from '@portal/contract/templates/template-schemas.ts'
import { useDictionary } from '@portal/portal-app'
import { notify } from '@portal/session'
import { ask, Button, Drawer, Field, formatCount, Select, Stack, Text } from '@portal/ui'
import { useState } from 'react'
import { ImportReport } from './import-report.tsx'
import { changesIn, importRows } from './import-rows.ts'
import { translationsFor } from './read-texts.ts'

interface AddLanguagePanelProps {
  readonly owner: TemplateCoverage
  onClose(): void
}

/** Copies the English texts into a language, as drafts to translate; returns the result of each. */
async function addLanguage(subjectId: string, lang: string, changeReason: string) {
  const translations = await translationsFor(subjectId, lang)
  const rows = translations
    .filter(({ target }) => target === undefined)
    .map(({ source: { channel, type, subjectLine, bodyText, bodyHtml } }, index) => ({
      row: index + 1,
      channel,
      type,
      lang,
      bodyText,
      // A translation that a colleague saves meanwhile must stay.
      revision: 0,
      ...(subjectLine && { subjectLine }),
      ...(bodyHtml && { bodyHtml }),
    }))
  return { lang, rows, results: await importRows(rows, { subjectId, asDrafts: true, changeReason }) }
}

type Added = Awaited<ReturnType<typeof addLanguage>>

/** Adds a language in which a subject has no templates. */
export function AddLanguagePanel({ owner, onClose }: AddLanguagePanelProps) {
  const { subjectId, name, languages: used } = owner
  const languages = useDictionary('LANGUAGES', LANGUAGES).filter(
    (lang) => lang !== LAST_RESORT_LANGUAGE && (owner.type === 'SRCPI' || !used.includes(lang)),
  )
  const [asked, setLang] = useState<string>()
  const [added, setAdded] = useState<Added>()
  const lang = asked ?? languages[0] ?? ''

  async function add() {
    let now: Added | undefined
    await ask.reason({
      title: `Add ${languageName(lang)} to the templates of ${name}?`,
      confirmLabel: 'Add',
      run: async ({ changeReason }) => {
        now = await addLanguage(subjectId, lang, changeReason)
      },
    })
    if (!now) return
    const count = changesIn(now.results).length
    const draftsIn = `${formatCount(count, 'draft')} in ${languageName(lang)}`
    if (count > 0) notify({ kind: 'success', title: `${draftsIn} added, ready to translate` })
    if (now.results.some(({ outcome }) => outcome === 'REFUSED')) return setAdded(now)
    if (count === 0) notify({ kind: 'info', title: `No texts are missing in ${languageName(lang)}` })
    onClose()
  }

  return (
    <Drawer open label={`Add a language to ${name}`} onClose={onClose}>
      <Stack gap="4">
        <Text>
          Copies missing texts from English as drafts. They are not sent until they are translated and made
          live.
        </Text>
        {languages.length === 0 ? (
          <Text color="fg.muted">All languages already have templates.</Text>
        ) : (
          <>
            <Field label="Language">
              {(ties) => (
                <Select {...ties} value={lang} onChange={({ target }) => setLang(target.value)}>
                  {languages.map((one) => (
                    <option key={one} value={one}>
                      {languageName(one)}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <div role="status">
              {added && (
                <ImportReport name={languageName(added.lang)} rows={added.rows} results={added.results} />
              )}
            </div>
            <div>
              <Button variant="solid" onClick={() => void add()}>
                Add {languageName(lang)}
              </Button>
            </div>
          </>
        )}
      </Stack>
    </Drawer>
  )
}
