import { importTemplates } from '@portal/contract/templates/template-endpoints.ts'
import type { ImportResult } from '@portal/contract/templates/template-import-schemas.ts'
import { Can, CardBody, useBundleFacts } from '@portal/portal-app'
import { ApiError, notify } from '@portal/session'
import {
  ask,
  Button,
  ErrorNotice,
  Field,
  formatCount,
  Heading,
  HStack,
  Input,
  Stack,
  Text,
  Tick,
} from '@portal/ui'
import { type ComponentProps, lazy, useState } from 'react'
import { ImportReport } from './import-report.tsx'
import { changesIn, importRows } from './import-rows.ts'
import { UnreadableFile } from './translation-file.ts'
import { type CheckedRows, useFileCheck } from './use-file-check.ts'

// Loaded on demand: comparing texts needs the content kit, which the other panels do not.
const ChangedTexts = lazy(async () => ({ default: (await import('./changed-texts.tsx')).ChangedTexts }))

interface ImportSectionProps {
  readonly subjectId: string
  onDone(): void
}

/** Imports a translators' file: first shows the result of each row, then saves the changes. */
export function ImportSection({ subjectId, onDone }: ImportSectionProps) {
  const [asDrafts, setAsDrafts] = useState(false)
  const { file, checked, problem, check, showSaved } = useFileCheck(subjectId)

  async function save(checkedRows: CheckedRows) {
    const expected = new Set(changesIn(checkedRows.results).map(({ row }) => row))
    const changed = checkedRows.rows.filter(({ row }) => expected.has(row))
    let saved: ImportResult[] | undefined
    await ask.reason({
      title: `Import ${formatCount(changed.length, 'template')}?`,
      confirmLabel: 'Import',
      run: async ({ changeReason }) => {
        saved = await importRows(changed, { subjectId, asDrafts, changeReason })
      },
    })
    if (!saved) return
    const count = changesIn(saved).length
    if (count > 0) notify({ kind: 'success', title: `${formatCount(count, 'template')} imported` })
    // Someone else can change a template after the check.
    if (saved.some(({ outcome }) => outcome === 'REFUSED')) showSaved(checkedRows, saved)
    else onDone()
  }

  const changes = checked && changesIn(checked.results)
  return (
    <Can call={importTemplates}>
      <Stack as="section" gap="3" aria-label="Import from translators">
        <Heading as="h3" fontSize="md">
          Import from translators
        </Heading>
        <Field
          label="Translated file"
          hint="The exported CSV. Rows without a text are skipped. You see all changes before anything is saved."
          error={problem instanceof UnreadableFile ? problem.message : undefined}
        >
          {(ties) => (
            <Input
              {...ties}
              type="file"
              onChange={({ target }) => {
                void check(target.files?.[0], asDrafts)
                target.value = ''
              }}
            />
          )}
        </Field>
        <HStack as="label" gap="2">
          <Tick
            type="checkbox"
            checked={asDrafts}
            onChange={({ target }) => {
              setAsDrafts(target.checked)
              void check(file, target.checked)
            }}
          />
          Save new templates as drafts, which can be incomplete
        </HStack>
        {problem instanceof ApiError && <ErrorNotice error={problem} />}
        <div role="status">{checked && <ImportReport name={file?.name ?? ''} {...checked} />}</div>
        {checked && !checked.isSaved && (
          <>
            <div>
              <Button
                variant="solid"
                disabledReason={changes?.length === 0 ? 'The file contains no changes.' : undefined}
                onClick={() => void save(checked)}
              >
                Import {formatCount(changes?.length ?? 0, 'template')}
              </Button>
            </div>
            {changes && changes.length > 0 && <Texts subjectId={subjectId} {...checked} />}
          </>
        )}
        {file && !checked && !problem && <Text color="fg.muted">Checking {file.name} …</Text>}
      </Stack>
    </Can>
  )
}

/** The texts with their own loading and error states: the import works without them. */
function Texts(props: ComponentProps<typeof ChangedTexts>) {
  return (
    <CardBody facts={useBundleFacts('@portal/templates')} lines={3}>
      <ChangedTexts {...props} />
    </CardBody>
  )
}
