import { ChevronRight } from '@lucide/icons'
import { useId, useState } from 'react'
import { formatSecond } from '../details/format.ts'
import { humanize } from '../details/humanize.ts'
import { Icon } from '../details/icon.tsx'
import { Moment } from '../details/moment.tsx'
import { Mono } from '../details/mono.tsx'
import { IconButton } from '../layout/button.tsx'
import { TextLink } from '../layout/text-link.tsx'
import { Tick } from '../layout/tick.tsx'
import { texts } from '../texts.ts'
import { chakra } from '../theme/chakra.ts'
import type { HistoryEntry } from './history-entry.ts'
import type { HistoryRowsProps } from './history-rows.tsx'
import { historyTexts } from './history-texts.ts'
import { ValueDiff } from './value-diff.tsx'

interface HistoryRowProps extends Omit<HistoryRowsProps, 'entries'> {
  entry: HistoryEntry
}

/** A code in words; words stay as they are. */
const inWords = (action: string) => (/^[A-Z_]+$/.test(action) ? humanize(action) : action)

/** A history entry; expanded, it shows the whole reason and the changes field by field. */
export function HistoryRow({ entry, picks, rowActions, ...details }: HistoryRowProps) {
  const [open, setOpen] = useState(false)
  const detailsId = useId()

  return (
    <>
      <tr>
        {picks && (
          <td data-select="">
            <Tick
              type="checkbox"
              aria-label={historyTexts.pickEntry(formatSecond(entry.changedAt))}
              checked={picks.ids.includes(entry.id)}
              onChange={() => picks.toggle(entry.id)}
            />
          </td>
        )}
        <td data-open="">
          <IconButton
            size="sm"
            label={historyTexts.changesFrom(formatSecond(entry.changedAt))}
            aria-expanded={open}
            aria-controls={open ? detailsId : undefined}
            onClick={() => setOpen(!open)}
            css={{ '& svg': { rotate: open ? '90deg' : '0deg', transition: 'rotate 120ms ease-out' } }}
          >
            <Icon icon={ChevronRight} />
          </IconButton>
        </td>
        <th scope="row">
          <Moment at={entry.changedAt} precise="second" />
        </th>
        <td data-who="" title={entry.changedBy.email}>
          {entry.changedBy.name}
        </td>
        <td data-what="">
          {inWords(entry.action)}
          {entry.changes.length > 0 && (
            <chakra.span color="fg.muted"> · {historyTexts.changedFields(entry.changes.length)}</chakra.span>
          )}
          {entry.taskHref && (
            <chakra.span color="fg.muted">
              {' · '}
              <TextLink to={entry.taskHref} underlined>
                {historyTexts.task}
              </TextLink>
            </chakra.span>
          )}
        </td>
        <td data-reason="">{entry.changeReason}</td>
        {rowActions && <td data-actions="">{rowActions(entry)}</td>}
      </tr>
      {open && (
        <tr id={detailsId} data-details="">
          <td colSpan={5 + (picks ? 1 : 0) + (rowActions ? 1 : 0)}>
            <EntryDetails entry={entry} {...details} />
          </td>
        </tr>
      )}
    </>
  )
}

type EntryDetailsProps = Pick<HistoryRowProps, 'entry' | 'labelOf' | 'renderChanges'>

function EntryDetails({ entry, labelOf, renderChanges }: EntryDetailsProps) {
  const { changedBy, changeReason, source, changes } = entry
  return (
    <chakra.div display="flex" flexDirection="column" gap="3" paddingBlock="2">
      <chakra.p whiteSpace="pre-wrap">{changeReason ?? historyTexts.noReason}</chakra.p>
      <chakra.p color="fg.muted" fontSize="sm">
        {[changedBy.email, source && humanize(source)].filter(Boolean).join(' · ')}
        {entry.correlationId && (
          <>
            {' · '}
            {texts.requestId} <Mono>{entry.correlationId}</Mono>
          </>
        )}
      </chakra.p>
      {changes.length > 0 ? (
        (renderChanges?.(changes) ?? <ValueDiff changes={changes} labelOf={labelOf} />)
      ) : (
        <p>{historyTexts.noFields}</p>
      )}
    </chakra.div>
  )
}
