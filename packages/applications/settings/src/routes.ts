import { configurationRoutes } from './configuration-routes.ts'
import { defaultsRoutes } from './defaults-routes.ts'
import { profileRoutes } from './profile-routes.ts'
import { ruleRoutes } from './rule-routes.ts'

export const routes = { ...profileRoutes, ...ruleRoutes, ...configurationRoutes, ...defaultsRoutes }
