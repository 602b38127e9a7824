import type { SubjectCategory } from '@portal/contract/subjects/subject.ts'
import { routes } from '../routes.ts'

/** Props of the pages of both categories. */
export interface CategoryProps {
  readonly category: SubjectCategory
}

/** The screens of a category, and the texts of its lists. */
export const CATEGORIES = {
  business: {
    list: routes.businessList,
    create: routes.businessCreate,
    details: routes.businessDetails,
    update: routes.businessUpdate,
    audit: routes.businessAudit,
    auditKey: routes.businessAuditKey,
    empty: 'Companies in the program appear here: initiators, issuers and card facilitators.',
  },
  system: {
    list: routes.systemList,
    create: routes.systemCreate,
    details: routes.systemDetails,
    update: routes.systemUpdate,
    audit: routes.systemAudit,
    auditKey: routes.systemAuditKey,
    empty: 'Technical components of the program appear here: the SRC system and the services it calls.',
  },
} as const
