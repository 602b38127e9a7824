import { definePortalApp } from '@portal/portal-app'
import { records as kinds } from './records.ts'
import { routes } from './routes.ts'
import { slots as cards } from './slots.ts'

export const { bootstrap, mount, unmount, slots, records } = definePortalApp('@portal/resources', {
  routes,
  slots: cards,
  records: kinds,
})
