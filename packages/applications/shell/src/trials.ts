import { PAGE_DATA, readPageData, type Trial } from '@portal/contract/portal-config.ts'

/** Bundles whose version on this page differs from most people's, with the reason. */
export const trials = Object.entries(readPageData<Record<string, Trial>>(PAGE_DATA.trials, document))
