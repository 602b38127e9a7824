import { PAGE_DATA, type PortalConfig, readPageData } from '@portal/contract/portal-config.ts'

/** Id of the account's SRC system, from the portal host. */
export const { systemSubjectId } = readPageData<PortalConfig>(PAGE_DATA.config, document)
