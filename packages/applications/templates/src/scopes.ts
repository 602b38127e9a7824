import { queryString } from '@portal/contract/query-string.ts'
import { linkTo } from '@portal/routing/link-to.ts'
import { routes } from './routes.ts'

/** Whether a screen shows the templates of the SRC system or of an issuer. */
export type Scope = 'system' | 'srcpi'

export interface ScopeProps {
  readonly scope: Scope
}

/** The screens of both scopes, and their differences. */
export const SCOPES = {
  system: {
    type: 'SRC',
    matrix: routes.systemTemplates,
    create: routes.systemCreate,
    details: routes.systemTemplate,
    update: routes.systemUpdate,
    history: routes.systemHistory,
  },
  srcpi: {
    type: 'SRCPI',
    matrix: routes.srcpiTemplates,
    create: routes.srcpiCreate,
    details: routes.srcpiTemplate,
    update: routes.srcpiUpdate,
    history: routes.srcpiHistory,
  },
} as const

/** Initial values of a new template. */
interface Beginning {
  readonly channel?: string
  readonly type?: string
  readonly lang?: string
  /** The language to copy from; the system's unless the subject has its own. */
  readonly from?: string
}

/** Links to the form of a new template with preset values. */
export const createLink = (scope: Scope, subjectId: string, beginning: Beginning): string =>
  linkTo(SCOPES[scope].create, { subjectId }) + queryString(beginning)
