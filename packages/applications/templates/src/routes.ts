import { MessageSquareText } from '@lucide/icons'
import {
  getTemplate,
  listTemplateCoverage,
  listTemplates,
} from '@portal/contract/templates/template-endpoints.ts'
import { defineRoutes } from '@portal/routing/define-routes.ts'

const group = 'System management'
const item = 'Messaging templates'
const SRC = ['SRC'] as const
const SRCPI = ['SRCPI'] as const
const system = { scope: 'system' } as const
const srcpi = { scope: 'srcpi' } as const

export const routes = defineRoutes({
  systemTemplates: {
    path: '/templates-system/subjects/:subjectId',
    label: 'Templates',
    title: 'Messaging templates',
    purpose: 'Messages to consumers by email, SMS and push, in every language.',
    needs: { allOf: ['template.search'], subjectTypes: SRC },
    menu: { group, item, order: 31, icon: MessageSquareText, link: 'List system', spoken: 'templates' },
    page: () => import('./matrix/template-matrix-page.tsx'),
    list: listTemplates,
    props: system,
  },
  srcpiSubjects: {
    path: '/templates-srcpi/subjects',
    label: 'Subjects',
    title: 'Templates of participating issuers',
    purpose: 'Which issuers have custom messages, and what they are missing.',
    needs: { allOf: ['template.search', 'subject.search'], subjectTypes: SRCPI },
    menu: { group, item, link: 'List SRCPI', spoken: 'templates' },
    key: 'm',
    page: () => import('./owner/srcpi-list-page.tsx'),
    list: listTemplateCoverage,
    listed: { type: 'SRCPI' },
    sort: 'name',
  },
  templateCreate: {
    path: '/templates/create',
    label: 'Add',
    under: '/templates-system/subjects/:subjectId',
    title: 'Add a messaging template',
    purpose: 'Choose an owner, then write the template.',
    needs: { allOf: ['template.create'], subjectTypes: ['SRC', 'SRCPI'] },
    menu: { group, item, link: 'Create', spoken: 'a messaging template' },
    page: () => import('./owner/select-owner-page.tsx'),
  },
  systemCreate: {
    path: '/templates-system/subjects/:subjectId/create',
    label: 'Add',
    title: 'Add a system template',
    needs: { allOf: ['template.create'], subjectTypes: SRC },
    page: () => import('./form/template-create-page.tsx'),
    props: system,
  },
  systemTemplate: {
    path: '/templates-system/subjects/:subjectId/:channel/:type/:lang',
    label: 'Details',
    title: 'Template',
    needs: { allOf: ['template.get'], subjectTypes: SRC },
    page: () => import('./details/template-details-page.tsx'),
    record: getTemplate,
    props: system,
  },
  systemUpdate: {
    path: '/templates-system/subjects/:subjectId/:channel/:type/:lang/update',
    label: 'Edit',
    title: 'Edit a template',
    needs: { allOf: ['template.update'], subjectTypes: SRC },
    page: () => import('./form/template-update-page.tsx'),
    record: getTemplate,
    props: system,
  },
  systemHistory: {
    path: '/templates-system/subjects/:subjectId/:channel/:type/:lang/history',
    label: 'Audit Changes',
    title: 'Changes to a template',
    needs: { allOf: ['template.history'], subjectTypes: SRC },
    page: () => import('./details/template-history-page.tsx'),
    props: system,
  },
  srcpiTemplates: {
    path: '/templates-srcpi/subjects/:subjectId',
    label: 'Templates',
    title: 'Messaging templates of an issuer',
    needs: { allOf: ['template.search'], subjectTypes: SRCPI },
    page: () => import('./matrix/template-matrix-page.tsx'),
    list: listTemplates,
    props: srcpi,
  },
  srcpiCreate: {
    path: '/templates-srcpi/subjects/:subjectId/create',
    label: 'Add',
    title: 'Add an issuer template',
    needs: { allOf: ['template.create'], subjectTypes: SRCPI },
    page: () => import('./form/template-create-page.tsx'),
    props: srcpi,
  },
  srcpiTemplate: {
    path: '/templates-srcpi/subjects/:subjectId/:channel/:type/:lang',
    label: 'Details',
    title: 'Template of an issuer',
    needs: { allOf: ['template.get'], subjectTypes: SRCPI },
    page: () => import('./details/template-details-page.tsx'),
    record: getTemplate,
    props: srcpi,
  },
  srcpiUpdate: {
    path: '/templates-srcpi/subjects/:subjectId/:channel/:type/:lang/update',
    label: 'Edit',
    title: 'Edit an issuer template',
    needs: { allOf: ['template.update'], subjectTypes: SRCPI },
    page: () => import('./form/template-update-page.tsx'),
    record: getTemplate,
    props: srcpi,
  },
  srcpiHistory: {
    path: '/templates-srcpi/subjects/:subjectId/:channel/:type/:lang/history',
    label: 'Audit Changes',
    title: 'Changes to an issuer template',
    needs: { allOf: ['template.history'], subjectTypes: SRCPI },
    page: () => import('./details/template-history-page.tsx'),
    props: srcpi,
  },
})
