import * as cards from '@portal/portal-app/examples/cards.tsx'
import * as fileContents from '@portal/portal-app/examples/file-contents.tsx'
import * as lists from '@portal/portal-app/examples/lists.tsx'
import * as recordForms from '@portal/portal-app/examples/record-forms.tsx'
import * as recordHistories from '@portal/portal-app/examples/record-histories.tsx'
import * as records from '@portal/portal-app/examples/records.tsx'
import * as uploads from '@portal/portal-app/examples/uploads.tsx'
import * as actions from '@portal/ui/examples/actions.tsx'
import * as contents from '@portal/ui/examples/contents.tsx'
import * as forms from '@portal/ui/examples/forms.tsx'
import * as histories from '@portal/ui/examples/histories.tsx'
import * as inputs from '@portal/ui/examples/inputs.tsx'
import * as layouts from '@portal/ui/examples/layouts.tsx'
import * as listTools from '@portal/ui/examples/list-tools.tsx'
import * as notices from '@portal/ui/examples/notices.tsx'
import * as overlays from '@portal/ui/examples/overlays.tsx'
import * as plots from '@portal/ui/examples/plots.tsx'
import * as screens from '@portal/ui/examples/screens.tsx'
import * as statuses from '@portal/ui/examples/statuses.tsx'
import * as tables from '@portal/ui/examples/tables.tsx'
import * as values from '@portal/ui/examples/values.tsx'
import type { ComponentType } from 'react'

/** A section of the showcase. */
export interface Section {
  readonly title: string
  /** The package of its components. */
  readonly from: string
  /** Examples, each showing the state in its name. */
  readonly states: Readonly<Record<string, ComponentType>>
}

const UI = '@portal/ui'
const BLOCKS = '@portal/ui/blocks'
const FORM = '@portal/ui/form'
const CONTENT = '@portal/ui/content'
const APP = '@portal/portal-app'

/** The sections by the last segment of their address, from the smallest to whole screens. */
export const SECTIONS: Readonly<Record<string, Section>> = {
  actions: { title: 'Buttons, links and menus', from: UI, states: actions },
  values: { title: 'Values', from: UI, states: values },
  statuses: { title: 'Statuses', from: UI, states: statuses },
  notices: { title: 'Notices and toasts', from: UI, states: notices },
  inputs: { title: 'Inputs', from: UI, states: inputs },
  layouts: { title: 'Layout and text', from: UI, states: layouts },
  overlays: { title: 'Dialogs and drawers', from: UI, states: overlays },
  tables: { title: 'Tables', from: UI, states: tables },
  'list-tools': { title: 'List tools', from: BLOCKS, states: listTools },
  histories: { title: 'Histories', from: BLOCKS, states: histories },
  forms: { title: 'Forms', from: FORM, states: forms },
  contents: { title: 'Contents', from: CONTENT, states: contents },
  plots: { title: 'Plots', from: `${UI}/plot`, states: plots },
  screens: { title: 'Screens', from: BLOCKS, states: screens },
  lists: { title: 'List screens', from: APP, states: lists },
  'record-forms': { title: 'Record forms', from: `${APP}/form`, states: recordForms },
  records: { title: 'Records', from: APP, states: records },
  'record-histories': { title: 'Record histories', from: APP, states: recordHistories },
  uploads: { title: 'Uploads', from: `${APP}/upload`, states: uploads },
  'file-contents': { title: 'File and message content', from: `${APP}/content`, states: fileContents },
  cards: { title: 'Cards', from: APP, states: cards },
}
