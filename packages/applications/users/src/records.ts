import { defineRecords } from '@portal/routing/define-records.ts'
import { routes } from './routes.ts'

export const records = defineRecords({
  user: {
    noun: 'user',
    order: 40,
    list: routes.userList.path,
    details: routes.userDetails.path,
    audit: { entity: 'operator', area: 'Users' },
    finder: () => import('./user/user-finder.ts'),
  },
  developerUser: {
    noun: 'developer user',
    order: 50,
    list: routes.developerUserList.path,
    audit: { entity: 'developerPortalUser', action: 'DEVUSER', area: 'Users' },
    finder: () => import('./developer-user/developer-user-finder.ts'),
  },
  role: {
    noun: 'role',
    order: 60,
    list: routes.roleList.path,
    details: routes.roleDetails.path,
    screens: [routes.roleUpdate.path],
    audit: { entity: 'role', area: 'Roles' },
    finder: () => import('./role/role-finder.ts'),
  },
})
