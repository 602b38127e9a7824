import { definePortalApp } from '@portal/portal-app'
import { records as kinds } from './records.ts'
import { routes } from './routes.ts'

export const { bootstrap, mount, unmount, records } = definePortalApp('@portal/customer-care', {
  routes,
  records: kinds,
})
