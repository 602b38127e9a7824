import { definePermissions } from '@portal/routing/define-permissions.ts'

export const permissions = definePermissions({
  print: { group: 'Starter', resource: 'x.starter.request.print', description: 'Print a request' },
})
