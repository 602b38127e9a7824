import type { TemplateCoverage } from '@portal/contract/templates/template-schemas.ts'
import { createLink } from '../scopes.ts'

/** Links to the form of a subject's new template. */
export const createLinkFor = (type: TemplateCoverage['type'], subjectId: string): string =>
  createLink(type === 'SRC' ? 'system' : 'srcpi', subjectId, {})
