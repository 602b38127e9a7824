import { ShoppingCart } from '@lucide/icons'
import { getDpa, listDpas, listDpasOfSubject } from '@portal/contract/dpas/dpa-endpoints.ts'
import { listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import { defineRoutes } from '@portal/routing/define-routes.ts'
import { SUBJECTS_MANAGEMENT as group } from './menu-group.ts'

export const dpaRoutes = defineRoutes({
  dpaList: {
    path: '/subjects/dpa',
    label: 'List DPAs',
    title: 'Digital Payment Applications',
    purpose: 'Every website and app where consumers can pay, of all SRC initiators.',
    needs: { allOf: ['dpa.search'], subjectTypes: ['SRCI'] },
    menu: { group, order: 21, icon: ShoppingCart, link: 'List', spoken: 'payment applications' },
    key: 'p',
    page: () => import('./dpa/dpa-list-page.tsx'),
    list: listDpas,
  },
  dpaSelectSrci: {
    path: '/subjects/business/details/dpa/create',
    label: 'Select SRCI',
    title: 'Select an SRC initiator',
    purpose: 'Add a payment application: first choose its initiator.',
    needs: { allOf: ['dpa.create', 'subject.search'], subjectTypes: ['SRCI'] },
    menu: { group, item: 'Digital Payment Applications', link: 'Create', spoken: 'a payment application' },
    page: () => import('./dpa/select-srci-page.tsx'),
    list: listSubjects,
    listed: { category: 'business', type: 'SRCI' },
    sort: 'name',
  },
  subjectDpas: {
    path: '/subjects/business/details/:subjectId/dpa',
    label: 'DPA',
    title: 'Payment applications of a subject',
    needs: { allOf: ['dpa.search'], subjectTypes: ['SRCI'] },
    page: () => import('./dpa/subject-dpas-page.tsx'),
    list: listDpasOfSubject,
  },
  subjectDpaImport: {
    path: '/subjects/business/details/:subjectId/dpa/bulk-import',
    label: 'DPA bulk import',
    title: 'DPA bulk import of a subject',
    needs: { allOf: ['dpa.import'], subjectTypes: ['SRCI'] },
    page: () => import('./dpa-import/dpa-import-page.tsx'),
  },
  dpaCreate: {
    path: '/subjects/business/details/:subjectId/dpa/create',
    label: 'Add',
    title: 'Add a payment application',
    needs: { allOf: ['dpa.create'], subjectTypes: ['SRCI'] },
    page: () => import('./dpa/dpa-create-page.tsx'),
  },
  dpaUpdate: {
    path: '/subjects/business/details/:subjectId/dpa/update/:dpaId',
    label: 'Edit',
    title: 'Edit a payment application',
    needs: { allOf: ['dpa.get', 'dpa.update'], subjectTypes: ['SRCI'] },
    page: () => import('./dpa/dpa-update-page.tsx'),
    record: getDpa,
  },
  dpaDetails: {
    path: '/subjects/business/details/:subjectId/dpa/details/:dpaId',
    label: 'Details',
    title: 'Payment application',
    needs: { allOf: ['dpa.get'], subjectTypes: ['SRCI'] },
    page: () => import('./dpa/dpa-details-page.tsx'),
    record: getDpa,
  },
  dpaAudit: {
    path: '/subjects/business/details/:subjectId/dpa/details/:dpaId/audit-changes',
    label: 'Audit Changes',
    title: 'Changes to a payment application',
    needs: { allOf: ['dpa.history'], subjectTypes: ['SRCI'] },
    page: () => import('./dpa/dpa-audit-page.tsx'),
  },
})
