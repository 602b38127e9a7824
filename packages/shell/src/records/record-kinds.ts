import {
  getDeveloperUser,
  listDeveloperUsers,
} from '@portal/contract/developer-portal/developer-user-endpoints.ts'
import { listDpas } from '@portal/contract/dpas/dpa-endpoints.ts'
import { listUsers } from '@portal/contract/people/user-endpoints.ts'
import { getRole, listRoles } from '@portal/contract/roles/role-endpoints.ts'
import {
  SUBJECT_CATEGORIES,
  SUBJECT_TYPE_LABELS,
  type SubjectCategory,
  TYPES_OF_CATEGORY,
} from '@portal/contract/subjects/subject.ts'
import { getSubject, listSubjects } from '@portal/contract/subjects/subject-endpoints.ts'
import type { SubjectSummary } from '@portal/contract/subjects/subject-schemas.ts'
import { getTask, listTasks } from '@portal/contract/tasks/task-endpoints.ts'
import { linkTo } from '@portal/routing/link-to.ts'
import { type Hit, recordById, recordKind } from './record-kind.ts'

const DETAILS = {
  business: { path: '/subjects/business/details/:subjectId' },
  system: { path: '/subjects/system/details/:subjectId' },
  user: { path: '/operation-portal-users/:userId' },
  role: { path: '/roles/update/:roleId' },
  dpa: { path: '/subjects/business/details/:subjectId/dpa/details/:dpaId' },
  task: { path: '/tasks/:taskId' },
  developerUsers: { path: '/developer-portal-users' },
} as const

const subjectHit = ({ id, name, type }: Pick<SubjectSummary, 'id' | 'name' | 'type'>): Hit => {
  const category = SUBJECT_CATEGORIES.find((one) => TYPES_OF_CATEGORY[one].includes(type)) ?? 'business'
  return {
    to: linkTo(DETAILS[category], { subjectId: id }),
    title: name,
    detail: SUBJECT_TYPE_LABELS[type],
  }
}

const roleHit = ({ id, label, name }: { id: string; label: string; name: string }): Hit => ({
  to: linkTo(DETAILS.role, { roleId: id }),
  title: label,
  detail: name,
})

const taskHit = ({ id, title, number }: { id: string; title: string; number: string }): Hit => ({
  to: linkTo(DETAILS.task, { taskId: id }),
  title,
  detail: number,
})

// They have no page of their own: the list narrowed to the one stands for it.
const developerUserHit = ({
  given_name,
  family_name,
  email,
}: Record<'given_name' | 'family_name' | 'email', string>): Hit => ({
  to: `${DETAILS.developerUsers.path}?q=${encodeURIComponent(email)}`,
  title: `${given_name} ${family_name}`,
  detail: email,
})

const subjects = (label: string, category: SubjectCategory) =>
  recordKind(listSubjects, {
    label,
    list: `/subjects/${category}`,
    details: DETAILS[category].path,
    input: (q, pageSize) => ({ query: { q, category, pageSize } }),
    hit: subjectHit,
  })

/** Where the palette and the explorer look for records: one row for each kind. */
export const RECORD_KINDS = [
  subjects('Business subjects', 'business'),
  recordKind(listDpas, {
    label: 'Digital Payment Applications',
    list: '/subjects/dpa',
    details: DETAILS.dpa.path,
    input: (q, pageSize) => ({ query: { q, pageSize } }),
    hit: ({ id, subjectId, dpaName, subjectName }) => ({
      to: linkTo(DETAILS.dpa, { subjectId, dpaId: id }),
      title: dpaName,
      detail: subjectName,
    }),
  }),
  subjects('System subjects', 'system'),
  recordKind(listUsers, {
    label: 'Operation portal users',
    list: '/operation-portal-users',
    details: DETAILS.user.path,
    input: (q, pageSize) => ({ query: { q, pageSize } }),
    hit: ({ id, given_name, family_name, email }) => ({
      to: linkTo(DETAILS.user, { userId: id }),
      title: `${given_name} ${family_name}`,
      detail: email,
    }),
  }),
  recordKind(listDeveloperUsers, {
    label: 'Developer portal users',
    list: '/developer-portal-users',
    details: DETAILS.developerUsers.path,
    input: (q, pageSize) => ({ query: { q, pageSize } }),
    hit: developerUserHit,
  }),
  recordKind(listRoles, {
    label: 'User roles',
    list: '/roles',
    details: DETAILS.role.path,
    input: (q, pageSize) => ({ query: { q, pageSize } }),
    hit: roleHit,
  }),
  recordKind(listTasks, {
    label: 'Tasks',
    list: '/tasks',
    details: DETAILS.task.path,
    input: (q, pageSize) => ({ query: { q, pageSize } }),
    hit: taskHit,
  }),
]

/** How a pasted id is resolved where the search of the list does not look at ids. */
export const RECORDS_BY_ID = [
  recordById(getSubject, {
    details: DETAILS.business.path,
    input: (subjectId) => ({ params: { subjectId } }),
    hit: subjectHit,
  }),
  recordById(getRole, {
    details: DETAILS.role.path,
    input: (roleId) => ({ params: { roleId } }),
    hit: roleHit,
  }),
  recordById(getTask, {
    details: DETAILS.task.path,
    input: (taskId) => ({ params: { taskId } }),
    hit: taskHit,
  }),
  recordById(getDeveloperUser, {
    details: DETAILS.developerUsers.path,
    input: (userId) => ({ params: { userId } }),
    hit: developerUserHit,
  }),
]
