import { LayoutDashboard } from '@lucide/icons'
import { defineRoutes } from '@portal/routing/define-routes.ts'

export const routes = defineRoutes({
  home: {
    path: '/',
    label: 'Home',
    title: 'Dashboard',
    purpose: 'Your pending work, recent pages and current status.',
    menu: { group: '', order: 0, icon: LayoutDashboard },
    key: 'd',
    page: () => import('./home/home-page.tsx'),
  },
  profile: {
    path: '/profile',
    label: 'Profile',
    title: 'Profile',
    purpose: 'Your name, password, permissions and preferences.',
    page: () => import('./profile/profile-page.tsx'),
  },
  explore: {
    path: '/explore',
    label: 'Explore',
    title: 'Explore',
    purpose: 'Find any record by name, email or id, and any page.',
    page: () => import('./explore/explore-page.tsx'),
  },
  releases: {
    path: '/releases',
    label: 'Releases',
    title: 'Releases',
    purpose: 'Portal versions, canaries, overrides and rollbacks.',
    needs: { allOf: ['release.view'] },
    page: () => import('./releases/releases-page.tsx'),
  },
  releaseCreate: {
    path: '/releases/create',
    label: 'New release',
    title: 'New release',
    purpose: 'Start or widen a canary, or promote a version.',
    needs: { allOf: ['release.view', 'release.promote'] },
    page: () => import('./releases/release-create-page.tsx'),
  },
  overrideCreate: {
    path: '/releases/overrides/create',
    label: 'New override',
    title: 'New override',
    purpose: 'Let one person try versions for a few hours.',
    needs: { allOf: ['release.view', 'release.override'] },
    page: () => import('./releases/override-create-page.tsx'),
  },
  signIn: {
    path: '/sign-in',
    label: 'Sign in',
    title: 'Sign in',
    public: true,
    page: () => import('./sign-in/sign-in-page.tsx'),
  },
  callback: {
    path: '/callback',
    label: 'Sign in',
    title: 'Signing in',
    public: true,
    leadsInside: true,
    page: () => import('./sign-in/callback-page.tsx'),
  },
})
