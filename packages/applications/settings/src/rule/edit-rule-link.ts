import { linkTo } from '@portal/routing/link-to.ts'
import { ruleRoutes } from '../rule-routes.ts'

/** Links to the set's editor, open at one rule. */
export const editRuleLink = (ruleId: string): string => `${linkTo(ruleRoutes.ruleUpdate)}?rule=${ruleId}`
