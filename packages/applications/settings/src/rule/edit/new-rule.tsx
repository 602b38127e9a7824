import { linkTo } from '@portal/routing/link-to.ts'
import { BottomBar, Button, ButtonLink, Notice, Stack } from '@portal/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ruleRoutes } from '../../rule-routes.ts'
import { put } from '../set/edit-set.ts'
import { checked } from '../set/edited-rule.ts'
import { useEditSet } from '../set/use-edit-set.ts'
import { PlaceField } from './place-field.tsx'
import { RuleForm } from './rule-form.tsx'
import { useNewRule } from './use-new-rule.ts'

/** A rule is added to the saved ones, so those must be readable. */
export function NewRule() {
  const { set, store } = useEditSet()
  const { rule, edit, forget } = useNewRule()
  const [place, setPlace] = useState(set.rules.length)
  const navigate = useNavigate()
  const [isTried, setTried] = useState(false)

  async function add() {
    setTried(true)
    if (!checked(rule).rule) return
    store.change((now) => put(now, now.rules.toSpliced(place, 0, rule)))
    forget()
    await navigate(linkTo(ruleRoutes.ruleList), { replace: true })
  }

  return (
    <Stack gap="5">
      {isTried && !checked(rule).rule && (
        <Notice kind="error" title="The rule is incomplete">
          Fill in the marked fields.
        </Notice>
      )}
      <RuleForm rule={rule} onEdit={edit} isUntried={!isTried} />
      <PlaceField rules={set.rules} place={place} onChange={setPlace} />
      <BottomBar>
        <Button variant="solid" onClick={() => void add()}>
          Add to the set
        </Button>
        <ButtonLink to={linkTo(ruleRoutes.ruleList)}>Cancel</ButtonLink>
      </BottomBar>
    </Stack>
  )
}
