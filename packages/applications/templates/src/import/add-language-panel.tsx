import { LANGUAGES } from '@portal/contract/language.ts'
import { LAST_RESORT_LANGUAGE } from '@portal/contract/templates/template.ts'
import { languageName } from '@portal/contract/templates/template-name.ts'
import type { TemplateCoverage } from '@portal/contract/templates/template-schemas.ts'
import { useDictionary } from '@portal/portal-app'
import { notify } from '@portal/session'
import { ask, Button, Drawer, Field, Select, Stack, Text } from '@portal/ui'
import { useState } from 'react'
import { importRows } from './import-rows.ts'
import { translationsFor } from './read-texts.ts'

interface AddLanguagePanelProps {
  readonly owner: TemplateCoverage
  onClose(): void
}

/** Copies the English texts into a language, as drafts to translate. */
async function addLanguage(subjectId: string, lang: string, changeReason: string): Promise<void> {
  const translations = await translationsFor(subjectId, lang)
  const rows = translations
    .filter(({ target }) => target === undefined)
    .map(({ source: { channel, type, subjectLine, bodyText, bodyHtml } }, index) => ({
      row: index + 1,
      channel,
      type,
      lang,
      bodyText,
      ...(subjectLine && { subjectLine }),
      ...(bodyHtml && { bodyHtml }),
    }))
  await importRows(rows, { subjectId, asDrafts: true, changeReason })
}

/** Adds a language in which a subject has no templates. */
export function AddLanguagePanel({ owner, onClose }: AddLanguagePanelProps) {
  const { subjectId, name, languages: used } = owner
  const languages = useDictionary('LANGUAGES', LANGUAGES).filter(
    (lang) => lang !== LAST_RESORT_LANGUAGE && (owner.type === 'SRCPI' || !used.includes(lang)),
  )
  const [asked, setLang] = useState<string>()
  const lang = asked ?? languages[0] ?? ''

  async function add() {
    const answer = await ask.reason({
      title: `Add ${languageName(lang)} to the templates of ${name}?`,
      confirmLabel: 'Add',
      run: ({ changeReason }) => addLanguage(subjectId, lang, changeReason),
    })
    if (!answer) return
    notify({ kind: 'success', title: `Drafts in ${languageName(lang)} are ready to translate` })
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
