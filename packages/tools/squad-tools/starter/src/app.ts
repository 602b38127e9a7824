import { definePortalApp } from '@portal/portal-app'
import { routes } from './routes.ts'
import { slots as cards } from './slots.ts'

const app = definePortalApp('@portal/starter', { routes, slots: cards })

export const { bootstrap, mount, unmount, slots } = app
