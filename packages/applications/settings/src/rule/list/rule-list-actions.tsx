import { getIdvConfiguration, listIdvRulesHistory } from '@portal/contract/idv/idv-endpoints.ts'
import { linkTo } from '@portal/routing/link-to.ts'
import { useCan } from '@portal/session'
import { ActionMenu, Button, ButtonLink } from '@portal/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { configurationRoutes } from '../../configuration-routes.ts'
import { ruleRoutes } from '../../rule-routes.ts'
import { TryCaseDrawer } from '../case/try-case-drawer.tsx'
import type { EditedRule } from '../set/edited-rule.ts'
import { OF_SYSTEM } from '../set/saved-rules.ts'

interface RuleListActionsProps {
  readonly rules: readonly EditedRule[]
  readonly mayEdit: boolean
}

/** Actions for the whole set. */
export function RuleListActions({ rules, mayEdit }: RuleListActionsProps) {
  const [isTrying, setTrying] = useState(false)
  const navigate = useNavigate()
  const mayLookBack = useCan(listIdvRulesHistory, OF_SYSTEM.params)
  const mayConfigure = useCan(getIdvConfiguration, OF_SYSTEM.params)
  const to = (label: string, row: { readonly path: string }) => ({
    label,
    onSelect: () => void navigate(linkTo(row)),
  })
  return (
    <>
      <ActionMenu
        label="More"
        items={[
          ...(mayLookBack
            ? [to('Versions', ruleRoutes.ruleHistory), to('Audit changes', ruleRoutes.ruleChanges)]
            : []),
          ...(mayConfigure ? [to('Configuration', configurationRoutes.configuration)] : []),
        ]}
      />
      <Button onClick={() => setTrying(true)}>Try a case</Button>
      {mayEdit && (
        <>
          <ButtonLink to={linkTo(ruleRoutes.ruleUpdate)}>Edit the set</ButtonLink>
          <ButtonLink to={linkTo(ruleRoutes.ruleCreate)} variant="solid">
            Add a rule
          </ButtonLink>
        </>
      )}
      <TryCaseDrawer open={isTrying} rules={rules} onClose={() => setTrying(false)} />
    </>
  )
}
