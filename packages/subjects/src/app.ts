import { defineCards, definePortalApp } from '@portal/portal-app'
import { routes } from './routes.ts'
import { slots as cards } from './slots.ts'

export const { bootstrap, mount, unmount } = definePortalApp('@portal/subjects', routes)
export const slots = defineCards('@portal/subjects', cards)
