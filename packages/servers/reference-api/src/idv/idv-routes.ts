import type { Api } from '../http/api.ts'
import { serveIdvConfiguration } from './idv-configuration-routes.ts'
import { serveIdvEvaluation } from './idv-evaluation-routes.ts'
import { serveIdvProfiles } from './idv-profile-routes.ts'
import { serveIdvProfileWork } from './idv-profile-work.ts'
import { serveIdvRules } from './idv-rule-routes.ts'

/** Identity verification of an SRC system: channels, rules and configuration. */
export function serveIdv(api: Api): void {
  serveIdvProfiles(api)
  serveIdvProfileWork(api)
  serveIdvRules(api)
  serveIdvEvaluation(api)
  serveIdvConfiguration(api)
}
