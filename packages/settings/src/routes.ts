import { profileRoutes } from './profile-routes.ts'

export const routes = { ...profileRoutes }
