import type { DataKey, SubjectType } from '@portal/contract/subjects/subject.ts'
import type { ComponentType } from 'react'
import { BusinessDataFields } from './business-data-fields.tsx'
import { CertificateFields } from './certificate-fields.tsx'
import { IdentityConfigFields } from './identity-config-fields.tsx'
import { JwkFields } from './jwk-fields.tsx'
import { NotificationsConfigFields } from './notifications-config-fields.tsx'
import { ResourceDataFields } from './resource-data-fields.tsx'
import { SubjectDpaConfigFields } from './subject-dpa-config-fields.tsx'

interface DataFieldsProps {
  readonly subjectId: string
  readonly type: SubjectType
  readonly wasPublished: boolean
}

/** The fields of each part of a subject. */
export const DATA_FIELDS: Record<DataKey, ComponentType<DataFieldsProps>> = {
  businessData: BusinessDataFields,
  defaultDpaConfig: SubjectDpaConfigFields,
  identityConfig: IdentityConfigFields,
  jwk: JwkFields,
  key: CertificateFields,
  notificationsConfig: NotificationsConfigFields,
  resourceData: ResourceDataFields,
}
