import { PAGE_DATA, readPageData } from '@portal/contract/portal-config.ts'

/** Short name of the release that served this page. */
export const release = readPageData<string>(PAGE_DATA.release, document)
