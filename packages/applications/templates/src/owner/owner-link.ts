import type { TemplateCoverage } from '@portal/contract/templates/template-schemas.ts'
import { createLink } from '../scopes.ts'

/** The form of a new template of a subject. */
export const createLinkFor = (type: TemplateCoverage['type'], subjectId: string): string =>
  createLink(type === 'SRC' ? 'system' : 'srcpi', subjectId, {})
