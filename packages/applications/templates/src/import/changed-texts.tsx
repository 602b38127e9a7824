import { TEMPLATE_CHANNELS, TEMPLATE_TYPES } from '@portal/contract/templates/template.ts'
import { listTemplateTexts } from '@portal/contract/templates/template-endpoints.ts'
import type { ImportedRow, ImportResult } from '@portal/contract/templates/template-import-schemas.ts'
import { templateName } from '@portal/contract/templates/template-name.ts'
import type { Template } from '@portal/contract/templates/template-schemas.ts'
import { isOneOf } from '@portal/contract/typed-objects.ts'
import { queryForAll } from '@portal/portal-app'
import { Box, Heading, Stack } from '@portal/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TextDifferences } from '../details/text-differences.tsx'
import type { Message } from '../template/message.ts'
import { changesIn } from './import-rows.ts'

/** The most texts shown directly; above that, each is collapsed. */
const MAX_OPEN = 3

const NO_TEXT = { subjectLine: null, bodyText: '', bodyHtml: null }

interface ChangedTextsProps {
  readonly subjectId: string
  readonly rows: readonly ImportedRow[]
  readonly results: readonly ImportResult[]
}

/** A row as a message; undefined for codes that the API does not accept either. */
function messageOf({ channel, type, ...text }: ImportedRow): Message | undefined {
  if (!isOneOf(TEMPLATE_CHANNELS, channel) || !isOneOf(TEMPLATE_TYPES, type)) return undefined
  return { ...text, channel, type }
}

/** Whether a template is the one that a message replaces. */
const isReplaced =
  ({ channel, type, lang }: Message) =>
  (one: Template) =>
    one.origin === 'OWN' && one.channel === channel && one.type === type && one.lang === lang

/** The texts that a checked file would change, before and after. */
export function ChangedTexts({ subjectId, rows, results }: ChangedTextsProps) {
  const changed = new Set(changesIn(results).map(({ row }) => row))
  const texts = rows.flatMap((row) => {
    const after = changed.has(row.row) ? messageOf(row) : undefined
    return after ? [{ row: row.row, after }] : []
  })
  const lang = [...new Set(texts.map(({ after }) => after.lang))]
  const { data: current } = useSuspenseQuery(
    queryForAll(
      listTemplateTexts,
      { params: { subjectId }, query: { lang, sort: 'type' } },
      { errors: 'here' },
    ),
  )
  return (
    <Stack as="section" gap="2" aria-label="Texts before and after">
      <Heading as="h4" fontSize="sm">
        Texts before and after
      </Heading>
      {texts.map(({ row, after }) => (
        <ChangedText
          key={row}
          before={current.find(isReplaced(after))}
          after={after}
          isOpenAtFirst={texts.length <= MAX_OPEN}
        />
      ))}
    </Stack>
  )
}

interface ChangedTextProps {
  readonly before: Message | undefined
  readonly after: Message
  readonly isOpenAtFirst: boolean
}

function ChangedText({ before, after, isOpenAtFirst }: ChangedTextProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const name = templateName(after)
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Box as="summary" cursor="pointer">
        {name}, {before ? 'changed' : 'new'}
      </Box>
      {isOpen && (
        <Box paddingBlock="2">
          <TextDifferences name={name} before={before ?? { ...after, ...NO_TEXT }} after={after} />
        </Box>
      )}
    </details>
  )
}
