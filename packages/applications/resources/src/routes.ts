import { changeRequestRoutes } from './change-request-routes.ts'
import { fileRoutes } from './file-routes.ts'

export const routes = { ...fileRoutes, ...changeRequestRoutes }
