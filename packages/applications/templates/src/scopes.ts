import { linkTo, queryText } from '@portal/routing/link-to.ts'
import { routes } from './routes.ts'

/** Whose templates a screen is about: those of the SRC system, or of one issuer. */
export type Scope = 'system' | 'srcpi'

export interface ScopeProps {
  readonly scope: Scope
}

/** The screens of both scopes, and what differs between them. */
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

/** What the form of a new template begins with. */
interface Beginning {
  readonly channel?: string
  readonly type?: string
  readonly lang?: string
  /** The language whose text is copied; that of the system unless the subject has one of its own. */
  readonly from?: string
}

/** The form of a new template, filled in as far as it is known. */
export function createLink(scope: Scope, subjectId: string, beginning: Beginning): string {
  const query = queryText(beginning)
  return [linkTo(SCOPES[scope].create, { subjectId }), query].filter(Boolean).join('?')
}
