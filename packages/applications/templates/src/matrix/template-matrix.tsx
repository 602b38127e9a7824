import { TEMPLATE_TYPE_LABELS, type TemplateChannel } from '@portal/contract/templates/template.ts'
import { languageName } from '@portal/contract/templates/template-name.ts'
import { linkTo } from '@portal/routing/link-to.ts'
import { Box, scrollsSideways } from '@portal/ui'
import { Fragment, type MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { createLink, SCOPES, type Scope } from '../scopes.ts'
import { stateInWords, stateOf, TEMPLATE_STATES } from '../template/template-state.ts'
import type { MatrixCell, MatrixGroup, MatrixRow } from './matrix-rows.ts'
import { matrixStyles } from './matrix-styles.ts'
import { STATE_MARKS } from './state-marks.ts'

interface TemplateMatrixProps {
  readonly scope: Scope
  readonly subjectId: string
  readonly channel: TemplateChannel
  readonly label: string
  readonly languages: readonly string[]
  readonly groups: readonly MatrixGroup[]
  readonly mayOpen: boolean
  readonly mayCreate: boolean
}

/** A channel's messages, with a row per type and a column per language; each cell links to its template. */
export function TemplateMatrix(props: TemplateMatrixProps) {
  const { label, languages, groups } = props
  const follow = useFollowedLinks()
  return (
    <Box className={scrollsSideways} css={matrixStyles} onClick={follow}>
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">Message</th>
            {languages.map((lang) => (
              <th key={lang} scope="col">
                <abbr title={languageName(lang)}>{lang}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map(({ name, rows }) => (
            <Fragment key={name}>
              <tr>
                <th scope="rowgroup" colSpan={languages.length + 1}>
                  {name}
                </th>
              </tr>
              {rows.map((row) => (
                <tr key={row.type}>
                  <th scope="row">{TEMPLATE_TYPE_LABELS[row.type]}</th>
                  {row.cells.map((cell) => (
                    <td key={cell.lang}>
                      <Cell {...props} row={row} cell={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </Box>
  )
}

/** Handles plain links without reloading the page: hundreds of router links would be slow. */
function useFollowedLinks() {
  const navigate = useNavigate()
  return (event: MouseEvent<HTMLElement>) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
    const href = target instanceof Element && target.closest('a')?.getAttribute('href')
    if (!href || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
    event.preventDefault()
    void navigate(href)
  }
}

type CellProps = TemplateMatrixProps & { readonly row: MatrixRow; readonly cell: MatrixCell }

/** Where a cell links: its template, or the form for the missing one. */
function addressOf({ scope, subjectId, channel, row, cell, mayOpen, mayCreate }: CellProps) {
  const key = { channel, type: row.type, lang: cell.lang }
  if (cell.template) return mayOpen ? linkTo(SCOPES[scope].details, { subjectId, ...key }) : undefined
  return mayCreate ? createLink(scope, subjectId, key) : undefined
}

function Cell(props: CellProps) {
  const { row, cell } = props
  const state = stateOf(cell.template)
  const mark = STATE_MARKS[state]
  const words = stateInWords(cell.template)
  const to = addressOf(props)
  const name = `${TEMPLATE_TYPE_LABELS[row.type]}, ${languageName(cell.lang)}: ${words}`
  const looks = {
    'data-tone': TEMPLATE_STATES[state].tone,
    'data-outdated': cell.template?.outdatedSince ? true : undefined,
    title: words,
  }
  if (to === undefined) {
    return (
      <span {...looks} role="img" aria-label={name}>
        {mark}
      </span>
    )
  }
  return (
    <a {...looks} href={to} aria-label={cell.template ? name : `${name}. Create it`}>
      {mark}
    </a>
  )
}
