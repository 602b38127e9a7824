import { runBackend } from '@portal/server-common/backend/run-backend.ts'
import { squadBackend } from '@portal/server-common/backend/squad-backend.ts'
import * as endpoints from './service-level/service-level-endpoints.ts'
import { serviceLevelSchemas } from './service-level/service-level-schemas.ts'

await runBackend(
  squadBackend({
    endpoints,
    schemas: serviceLevelSchemas,
    handlers: {
      getServiceLevel: async () => ({ body: { days: 3 } }),
    },
  }),
)
