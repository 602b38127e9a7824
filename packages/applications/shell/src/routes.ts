import { LayoutDashboard } from '@lucide/icons'
import { defineRoutes } from '@portal/routing/define-routes.ts'

export const routes = defineRoutes({
  home: {
    path: '/',
    label: 'Home',
    title: 'Dashboard',
    purpose: 'What waits for you, where you left off, and how things stand.',
    menu: { group: '', order: 0, icon: LayoutDashboard },
    key: 'd',
    page: () => import('./home/home-page.tsx'),
  },
  profile: {
    path: '/profile',
    label: 'Profile',
    title: 'Profile',
    purpose: 'Your name and password, what you may do, and how the portal looks.',
    page: () => import('./profile/profile-page.tsx'),
  },
  explore: {
    path: '/explore',
    label: 'Explore',
    title: 'Explore',
    purpose: 'Find any record by name, email or id, and every page there is.',
    page: () => import('./explore/explore-page.tsx'),
  },
  releases: {
    path: '/releases',
    label: 'Releases',
    title: 'Releases',
    purpose: 'Which versions of the portal people get, who tries the next ones, and the way back.',
    needs: { allOf: ['release.view'] },
    page: () => import('./releases/releases-page.tsx'),
  },
  releaseCreate: {
    path: '/releases/create',
    label: 'New release',
    title: 'New release',
    purpose: 'Begin a canary, widen it, or give everybody a version.',
    needs: { allOf: ['release.view', 'release.promote'] },
    page: () => import('./releases/release-create-page.tsx'),
  },
  trialCreate: {
    path: '/releases/trials/create',
    label: 'New trial',
    title: 'New trial',
    purpose: 'Let one person try versions out for some hours.',
    needs: { allOf: ['release.view', 'release.override'] },
    page: () => import('./releases/trial-create-page.tsx'),
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
