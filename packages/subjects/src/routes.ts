import { BUSINESS_SUBJECT_TYPES, DATA_KEYS, SYSTEM_SUBJECT_TYPES } from '@portal/contract/subjects/subject.ts'
import { defineRoutes } from '@portal/routing/define-routes.ts'

const updates = DATA_KEYS.map((key) => `subject.${key}.update` as const)
const group = 'Subjects management'
const business = { category: 'business' } as const
const system = { category: 'system' } as const

export const routes = defineRoutes({
  businessList: {
    path: '/subjects/business',
    label: 'Business Subjects',
    title: 'Business subjects',
    purpose: 'Initiators, issuers and card facilitators: who takes part and how they stand.',
    needs: { allOf: ['subject.search'], subjectTypes: BUSINESS_SUBJECT_TYPES },
    menu: { group, item: 'Business subjects', link: 'List', spoken: 'business subjects' },
    page: () => import('./subject/subject-list-page.tsx'),
    props: business,
  },
  businessCreate: {
    path: '/subjects/business/create',
    label: 'Add',
    title: 'Add a business subject',
    purpose: 'Begin the draft of a company that joins the programme.',
    needs: { allOf: ['subject.create'], subjectTypes: BUSINESS_SUBJECT_TYPES },
    menu: { group, item: 'Business subjects', link: 'Create', spoken: 'a business subject' },
    page: () => import('./subject/subject-create-page.tsx'),
    props: business,
  },
  businessDetails: {
    path: '/subjects/business/details/:subjectId',
    label: 'Details',
    title: 'Business subject',
    needs: { allOf: ['subject.get'], subjectTypes: BUSINESS_SUBJECT_TYPES },
    page: () => import('./subject/subject-details-page.tsx'),
    props: business,
  },
  businessUpdate: {
    path: '/subjects/business/details/:subjectId/update',
    label: 'Edit',
    title: 'Edit a business subject',
    needs: { allOf: ['subject.get'], anyOf: updates, subjectTypes: BUSINESS_SUBJECT_TYPES },
    page: () => import('./subject/subject-update-page.tsx'),
    props: business,
  },
  businessAudit: {
    path: '/subjects/business/details/:subjectId/audit-changes',
    label: 'Audit Changes',
    title: 'Changes of a business subject',
    needs: { allOf: ['subject.history'], subjectTypes: BUSINESS_SUBJECT_TYPES },
    page: () => import('./subject/subject-audit-page.tsx'),
    props: business,
  },
  businessAuditKey: {
    path: '/subjects/business/details/:subjectId/audit-changes/:dataKey',
    label: 'One part',
    title: 'Changes of one part',
    needs: { allOf: ['subject.{dataKey}.history'], subjectTypes: BUSINESS_SUBJECT_TYPES },
    page: () => import('./subject/subject-audit-key-page.tsx'),
    props: business,
  },
  systemList: {
    path: '/subjects/system',
    label: 'System Subjects',
    title: 'System subjects',
    purpose: 'The SRC system and the services it calls.',
    needs: { allOf: ['subject.search'], subjectTypes: SYSTEM_SUBJECT_TYPES },
    menu: { group, item: 'System subjects', link: 'List', spoken: 'system subjects' },
    page: () => import('./subject/subject-list-page.tsx'),
    props: system,
  },
  systemCreate: {
    path: '/subjects/system/create',
    label: 'Add',
    title: 'Add a system subject',
    purpose: 'Begin the draft of a technical part of the programme.',
    needs: { allOf: ['subject.create'], subjectTypes: SYSTEM_SUBJECT_TYPES },
    menu: { group, item: 'System subjects', link: 'Create', spoken: 'a system subject' },
    page: () => import('./subject/subject-create-page.tsx'),
    props: system,
  },
  systemDetails: {
    path: '/subjects/system/details/:subjectId',
    label: 'Details',
    title: 'System subject',
    needs: { allOf: ['subject.get'], subjectTypes: SYSTEM_SUBJECT_TYPES },
    page: () => import('./subject/subject-details-page.tsx'),
    props: system,
  },
  systemUpdate: {
    path: '/subjects/system/details/:subjectId/update',
    label: 'Edit',
    title: 'Edit a system subject',
    needs: { allOf: ['subject.get'], anyOf: updates, subjectTypes: SYSTEM_SUBJECT_TYPES },
    page: () => import('./subject/subject-update-page.tsx'),
    props: system,
  },
  systemAudit: {
    path: '/subjects/system/details/:subjectId/audit-changes',
    label: 'Audit Changes',
    title: 'Changes of a system subject',
    needs: { allOf: ['subject.history'], subjectTypes: SYSTEM_SUBJECT_TYPES },
    page: () => import('./subject/subject-audit-page.tsx'),
    props: system,
  },
  systemAuditKey: {
    path: '/subjects/system/details/:subjectId/audit-changes/:dataKey',
    label: 'One part',
    title: 'Changes of one part',
    needs: { allOf: ['subject.{dataKey}.history'], subjectTypes: SYSTEM_SUBJECT_TYPES },
    page: () => import('./subject/subject-audit-key-page.tsx'),
    props: system,
  },
})
