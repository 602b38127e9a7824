import { releasePlace } from '../operations/release-place.ts'
import type { createTestStore } from './test-store.ts'

/** The releases of the environment `demo` in a test's store; they need no checks. */
export const testPlace = (store: ReturnType<typeof createTestStore>) =>
  releasePlace({
    ...store,
    environment: 'demo',
    portalOrigin: 'https://portal.example',
    areChecksRequired: false,
    promotionRules: { isCanaryRequired: false, isApprovalRequired: false },
    arePromotionsWatched: true,
  })
