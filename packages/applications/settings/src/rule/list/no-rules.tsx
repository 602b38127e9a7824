import { linkTo } from '@portal/routing/link-to.ts'
import { ButtonLink, Notice } from '@portal/ui'
import { ruleRoutes } from '../../rule-routes.ts'

/** Without rules, the configuration decides for every customer. */
export function NoRules({ mayEdit }: { mayEdit: boolean }) {
  return (
    <Notice
      kind="info"
      title="No rules: every customer uses the default"
      action={mayEdit && <ButtonLink to={linkTo(ruleRoutes.ruleCreate)}>Add the first rule</ButtonLink>}
    />
  )
}
