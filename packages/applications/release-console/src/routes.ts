import { OVERRIDE_REQUEST, RELEASE_CONSOLE } from '@portal/contract/served-release.ts'
import { defineRoutes } from '@portal/routing/define-routes.ts'

export const routes = defineRoutes({
  releases: {
    path: RELEASE_CONSOLE,
    label: 'Releases',
    title: 'Releases',
    purpose: 'Portal versions, canaries, overrides and rollbacks.',
    needs: { allOf: ['release.view'] },
    page: () => import('./release/releases-page.tsx'),
  },
  releaseCreate: {
    path: '/releases/create',
    label: 'New release',
    title: 'New release',
    purpose: 'Start or widen a canary, or promote a version.',
    needs: { allOf: ['release.view', 'release.promote'] },
    page: () => import('./release/release-create-page.tsx'),
  },
  versionPublish: {
    path: '/releases/publish',
    label: 'Publish version',
    title: 'Publish a version',
    purpose: 'Publish a built application.',
    needs: { allOf: ['release.view', 'release.publish'] },
    page: () => import('./publish/publish-page.tsx'),
  },
  overrideCreate: {
    path: OVERRIDE_REQUEST,
    label: 'New override',
    title: 'New override',
    purpose: 'Let people try versions for hours, or a preview for days.',
    needs: { allOf: ['release.view', 'release.override'] },
    page: () => import('./override/override-create-page.tsx'),
  },
})
