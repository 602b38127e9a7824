import { defineConfig } from '@playwright/test'

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  // Without it the browser emulates a graphics card, which takes a tenth of the CPU.
  '--disable-software-rasterizer',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const cache = '../../../.cache/journeys'

export default defineConfig({
  testDir: 'src',
  outputDir: `${cache}/${process.env.PORTAL_LANE}/failures`,
  reporter: [
    ['list'],
    ['json', { outputFile: `${cache}/${process.env.PORTAL_LANE}/report.json` }],
    ['html', { outputFolder: `${cache}/${process.env.PORTAL_LANE}/report`, open: 'never' }],
  ],
  forbidOnly: true,
  retries: 0,
  // Limits are for what hangs. A slow machine takes a minute for a long test, and half of one for a cold page.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    // Snapshots of the page before and after each step cost a quarter of the run; a failure has a screenshot.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: true },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: FLAGS,
    },
  },
  projects: [
    { name: 'product', testDir: 'src/product' },
    // Tests that count bytes, requests or shifts have the machine to themselves.
    { name: 'quiet', testDir: 'src/quiet', workers: 1 },
    // These build, and start their own portals.
    { name: 'squads', testDir: 'src/squads', workers: 1, timeout: 300_000 },
    { name: 'firefox', testDir: 'src/firefox', workers: 1 },
  ],
})
