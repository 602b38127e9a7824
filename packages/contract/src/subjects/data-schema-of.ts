import type { z } from 'zod'
import { businessDataOf } from './business-data.ts'
import { certificateKeys } from './certificate-keys.ts'
import { defaultDpaConfig, dpaSystemDefaults } from './default-dpa-config.ts'
import { identityConfig } from './identity-config.ts'
import { jwkSet } from './jwk-set.ts'
import { notificationsConfig } from './notifications-config.ts'
import { resourceData } from './resource-data.ts'
import type { DataKey, SubjectType } from './subject.ts'

const DATA_SCHEMAS: Record<DataKey, (type: SubjectType) => z.ZodObject> = {
  businessData: (type) => businessDataOf[type],
  defaultDpaConfig: (type) => (type === 'SRC' ? dpaSystemDefaults : defaultDpaConfig),
  identityConfig: () => identityConfig,
  jwk: () => jwkSet,
  key: () => certificateKeys,
  notificationsConfig: () => notificationsConfig,
  resourceData: () => resourceData,
}

/** The strict schema of one part of a subject's configuration, for subjects of the given type. */
export const dataSchemaOf = (type: SubjectType, dataKey: DataKey): z.ZodObject => DATA_SCHEMAS[dataKey](type)
