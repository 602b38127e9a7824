import { PAGE_DATA, readPageData } from '@portal/contract/portal-config.ts'

/** Short name of everything this page was served with. */
export const release = readPageData<string>(PAGE_DATA.release, document)
