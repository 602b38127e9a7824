import { LANGUAGES } from '@portal/contract/language.ts'
import { LAST_RESORT_LANGUAGE } from '@portal/contract/templates/template.ts'
import { languageName } from '@portal/contract/templates/template-name.ts'
import type { TemplateCoverage } from '@portal/contract/templates/template-schemas.ts'
import { saveFile, useDictionary } from '@portal/portal-app'
import { ApiError } from '@portal/session'
import { Button, Drawer, ErrorNotice, Field, Heading, HStack, Select, Stack, Text } from '@portal/ui'
import { useState } from 'react'
import { ImportSection } from './import-section.tsx'
import { translationsFor } from './read-texts.ts'
import { writeTranslations } from './translation-file.ts'

interface TranslatorPanelProps {
  readonly owner: TemplateCoverage
  onClose(): void
}

/** Exports texts for translators, and imports their files. */
export function TranslatorPanel({ owner, onClose }: TranslatorPanelProps) {
  return (
    <Drawer open label={`Translation files of ${owner.name}`} onClose={onClose}>
      <Stack gap="6">
        <ExportSection owner={owner} />
        <ImportSection subjectId={owner.subjectId} onDone={onClose} />
      </Stack>
    </Drawer>
  )
}

function ExportSection({ owner: { subjectId, name } }: Pick<TranslatorPanelProps, 'owner'>) {
  const languages = useDictionary('LANGUAGES', LANGUAGES).filter((lang) => lang !== LAST_RESORT_LANGUAGE)
  const [asked, setLang] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  const lang = asked ?? languages[0] ?? ''

  async function save() {
    setBusy(true)
    setFailure(undefined)
    try {
      const translations = await translationsFor(subjectId, lang)
      saveFile(`Templates of ${name} ${lang}`, 'csv', writeTranslations(translations))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Stack as="section" gap="3" aria-label="Export for translators">
      <Heading as="h3" fontSize="md">
        Export for translators
      </Heading>
      <Text color="fg.muted">
        A CSV file for a spreadsheet, with the English texts and existing translations.
      </Text>
      <HStack gap="3" align="end" wrap="wrap">
        <Field label="Translate into">
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
        <Button loading={isBusy} onClick={() => void save()}>
          Export
        </Button>
      </HStack>
      {failure && <ErrorNotice error={failure} />}
    </Stack>
  )
}
