import { test } from './portal-test.ts'

interface Host {
  /** Makes Chromium use the host for the address of the portal. */
  readonly flag: string
  stop(): Promise<unknown>
}

/** Tests in a browser that uses a different host of the portal, which runs for all tests of the file. */
export const testAtHost = <Started>(start: () => Promise<Started & Host>) =>
  test.extend<object, { host: Started & Host }>({
    host: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
      async ({}, use) => {
        const host = await start()
        await use(host)
        await host.stop()
      },
      { scope: 'worker', timeout: 300_000 },
    ],
    launchOptions: [
      async ({ launchOptions, host }, use) =>
        use({ ...launchOptions, args: [...(launchOptions.args ?? []), host.flag] }),
      { scope: 'worker' },
    ],
  })
