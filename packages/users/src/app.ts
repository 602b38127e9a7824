import { defineCards, definePortalApp } from '@portal/portal-app'
import { routes } from './routes.ts'
import { slots as cards } from './slots.ts'

export const { bootstrap, mount, unmount } = definePortalApp('@portal/users', routes)
export const slots = defineCards('@portal/users', cards)
