/** Steps inside one application and between two, on each site by the links it has. */
export const STEPS = {
  portal: [
    { link: 'tbody tr:nth-child(3) th a', there: '[role=tablist]' },
    { link: '[data-testid="nav-item-List"]', there: 'tbody tr:nth-child(10) th a' },
  ],
  floor: [
    { link: 'tbody tr:nth-child(3) th a', there: 'h1 + p' },
    { link: 'a', there: 'tbody tr:nth-child(10) th a' },
  ],
  applications: [
    {
      link: '[data-testid="nav-item-Operation portal users"]',
      there: 'tbody a[href^="/operation-portal-users/"]',
    },
    { link: '[data-testid="nav-item-List"]', there: 'tbody a[href^="/subjects/"]' },
  ],
} as const
