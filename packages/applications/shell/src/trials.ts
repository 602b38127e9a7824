import { PAGE_DATA, readPageData, type Trial } from '@portal/contract/portal-config.ts'

/** Bundles that this page runs in another version than most, with the reason. */
export const trials = Object.entries(readPageData<Record<string, Trial>>(PAGE_DATA.trials, document))
