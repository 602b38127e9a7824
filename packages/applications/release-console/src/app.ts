import { definePortalApp } from '@portal/portal-app'
import { routes } from './routes.ts'

export const { bootstrap, mount, unmount } = definePortalApp('@portal/release-console', { routes })
