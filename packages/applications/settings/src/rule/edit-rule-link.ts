import { linkTo } from '@portal/routing/link-to.ts'
import { ruleRoutes } from '../rule-routes.ts'

/** The editor of the set, open at one rule. */
export const editRuleLink = (ruleId: string): string => `${linkTo(ruleRoutes.ruleUpdate)}?rule=${ruleId}`
