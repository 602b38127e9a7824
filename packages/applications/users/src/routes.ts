import { KeyRound, Users } from '@lucide/icons'
import { listDeveloperUsers } from '@portal/contract/developer-portal/developer-user-endpoints.ts'
import { listUsers } from '@portal/contract/people/user-endpoints.ts'
import { listRoles } from '@portal/contract/roles/role-endpoints.ts'
import { defineRoutes } from '@portal/routing/define-routes.ts'

const group = 'User management'

export const routes = defineRoutes({
  userList: {
    path: '/operation-portal-users',
    label: 'Operation Portal Users',
    title: 'Operation portal users',
    purpose: 'Who can work here, with which roles, and who has not signed in lately.',
    needs: { allOf: ['user.search'] },
    menu: { group, order: 10, icon: Users },
    key: 'u',
    page: () => import('./user/user-list-page.tsx'),
    list: listUsers,
    sort: '-createdAt',
  },
  userCreate: {
    path: '/operation-portal-users/create',
    label: 'Add',
    title: 'Add an operation portal user',
    purpose: 'Invite someone and assign roles.',
    needs: { allOf: ['user.create'] },
    page: () => import('./user/user-create-page.tsx'),
  },
  userDetails: {
    path: '/operation-portal-users/:userId',
    label: 'Details',
    title: 'Operation portal user',
    needs: { allOf: ['user.search'] },
    page: () => import('./user/user-details-page.tsx'),
  },
  userUpdate: {
    path: '/operation-portal-users/:userId/update',
    label: 'Edit',
    title: 'Edit an operation portal user',
    needs: { allOf: ['user.search'], anyOf: ['user.update', 'user.role.add', 'user.role.remove'] },
    page: () => import('./user/user-update-page.tsx'),
  },
  developerUserList: {
    path: '/developer-portal-users',
    label: 'Developer Portal Users',
    title: 'Developer portal users',
    purpose: 'Registered developers: decide, reject, or delete.',
    needs: { allOf: ['devportalUser.search'] },
    menu: { group, order: 11, icon: Users },
    page: () => import('./developer-user/developer-user-list-page.tsx'),
    list: listDeveloperUsers,
  },
  developerUserCreate: {
    path: '/developer-portal-users/create',
    label: 'Add',
    title: 'Invite a developer portal user',
    purpose: "Give a partner's developer access.",
    needs: { allOf: ['devportalUser.create'] },
    page: () => import('./developer-user/developer-user-create-page.tsx'),
  },
  roleList: {
    path: '/roles',
    label: 'User Roles',
    title: 'User roles',
    purpose: 'What each role allows, and who holds it.',
    needs: { allOf: ['role.search'] },
    menu: { group, order: 12, icon: KeyRound, link: 'List roles' },
    key: 'r',
    page: () => import('./role/role-list-page.tsx'),
    list: listRoles,
  },
  roleCreate: {
    path: '/roles/create',
    label: 'Publish',
    title: 'Publish a role',
    purpose: 'Combine permissions under a new name.',
    needs: { allOf: ['role.publish'] },
    menu: { group, item: 'User roles', link: 'Publish role' },
    page: () => import('./role/role-create-page.tsx'),
  },
  roleDetails: {
    path: '/roles/:roleId',
    label: 'Details',
    title: 'User role',
    needs: { allOf: ['role.get'] },
    page: () => import('./role/role-details-page.tsx'),
  },
  roleUpdate: {
    path: '/roles/update/:roleId',
    label: 'Edit',
    title: 'Edit a role',
    needs: { allOf: ['role.get', 'role.update'] },
    page: () => import('./role/role-update-page.tsx'),
  },
})
