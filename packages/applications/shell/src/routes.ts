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
    purpose: 'Find any record by name, email or ID, and any page.',
    page: () => import('./explore/explore-page.tsx'),
  },
  access: {
    path: '/explore/access',
    label: 'Access',
    title: 'What can I do here?',
    purpose: 'What you can open and do, and how to get more.',
    page: () => import('./access/access-page.tsx'),
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
