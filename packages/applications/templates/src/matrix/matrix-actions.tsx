import {
  createTemplate,
  importTemplates,
  listTemplateTexts,
} from '@portal/contract/templates/template-endpoints.ts'
import type { TemplateCoverage } from '@portal/contract/templates/template-schemas.ts'
import { Can } from '@portal/portal-app'
import { useCan } from '@portal/session'
import { ActionMenu, ButtonLink } from '@portal/ui'
import { lazy, Suspense, useState } from 'react'
import { createLink, type Scope } from '../scopes.ts'

const TranslatorPanel = lazy(async () => ({
  default: (await import('../import/late-panels.ts')).TranslatorPanel,
}))
const CheckPanel = lazy(async () => ({ default: (await import('../check/check-panel.tsx')).CheckPanel }))
const AddLanguagePanel = lazy(async () => ({
  default: (await import('../import/late-panels.ts')).AddLanguagePanel,
}))

interface MatrixActionsProps {
  readonly scope: Scope
  readonly owner: TemplateCoverage
}

/** Actions for all templates of a subject. */
export function MatrixActions({ scope, owner }: MatrixActionsProps) {
  const [opened, setOpened] = useState<'files' | 'checks' | 'language'>()
  const [mayRead, mayImport, mayCreate] = [
    useCan(listTemplateTexts),
    useCan(importTemplates),
    useCan(createTemplate),
  ]
  const close = () => setOpened(undefined)
  const items = [
    ...(mayRead ? [{ label: 'Check all', onSelect: () => setOpened('checks') }] : []),
    ...(mayRead && mayImport && mayCreate
      ? [{ label: 'Add a language', onSelect: () => setOpened('language') }]
      : []),
    ...(mayRead ? [{ label: 'Translation files', onSelect: () => setOpened('files') }] : []),
  ]
  return (
    <>
      <ActionMenu label="More" items={items} />
      <Can call={createTemplate}>
        <ButtonLink to={createLink(scope, owner.subjectId, {})} variant="solid">
          Add
        </ButtonLink>
      </Can>
      <Suspense fallback={null}>
        {opened === 'files' && <TranslatorPanel owner={owner} onClose={close} />}
        {opened === 'checks' && <CheckPanel scope={scope} owner={owner} onClose={close} />}
        {opened === 'language' && <AddLanguagePanel owner={owner} onClose={close} />}
      </Suspense>
    </>
  )
}
