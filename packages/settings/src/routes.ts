import { configurationRoutes } from './configuration-routes.ts'
import { defaultsRoutes } from './defaults-routes.ts'
import { profileRoutes } from './profile-routes.ts'

export const routes = { ...profileRoutes, ...configurationRoutes, ...defaultsRoutes }
