import type { SubjectCategory } from '@portal/contract/subjects/subject.ts'
import { routes } from '../routes.ts'

/** What the pages of both categories are given. */
export interface CategoryProps {
  readonly category: SubjectCategory
}

/** The screens of a category, and what its lists are called. */
export const CATEGORIES = {
  business: {
    list: routes.businessList,
    create: routes.businessCreate,
    details: routes.businessDetails,
    update: routes.businessUpdate,
    audit: routes.businessAudit,
    auditKey: routes.businessAuditKey,
    empty:
      'Companies that take part in the programme appear here: initiators, issuers and card facilitators.',
  },
  system: {
    list: routes.systemList,
    create: routes.systemCreate,
    details: routes.systemDetails,
    update: routes.systemUpdate,
    audit: routes.systemAudit,
    auditKey: routes.systemAuditKey,
    empty: 'Technical parts of the programme appear here: the SRC system and the services it calls.',
  },
} as const
