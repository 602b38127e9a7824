import { dpaRoutes } from './dpa-routes.ts'
import { subjectRoutes } from './subject-routes.ts'
import { taskRoutes } from './task-routes.ts'

export const routes = { ...subjectRoutes, ...dpaRoutes, ...taskRoutes }
