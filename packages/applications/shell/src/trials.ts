import { PAGE_DATA, readPageData, type Trial } from '@portal/contract/portal-config.ts'

/** Bundles of which this page was served with another version than most, with why that is. */
export const trials = Object.entries(readPageData<Record<string, Trial>>(PAGE_DATA.trials, document))
