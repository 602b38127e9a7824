import { PAGE_DATA, type PortalConfig, readPageData } from '@portal/contract/portal-config.ts'

/** Id of the account's SRC system, as the portal host says it. */
export const { systemSubjectId } = readPageData<PortalConfig>(PAGE_DATA.config, document)
