import { defineRoutes } from '@portal/routing/define-routes.ts'

export const routes = defineRoutes({
  home: {
    path: '/',
    label: 'Home',
    title: 'Dashboard',
    menu: { group: '', item: 'Dashboard' },
    page: () => import('./home/home-page.tsx'),
  },
  profile: {
    path: '/profile',
    label: 'Profile',
    title: 'Profile',
    page: () => import('./profile/profile-page.tsx'),
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
    page: () => import('./sign-in/callback-page.tsx'),
  },
})
