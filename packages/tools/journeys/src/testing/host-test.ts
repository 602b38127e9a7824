import { test } from './portal-test.ts'

interface Host {
  /** Leads Chromium to the host when it asks for the portal. */
  readonly flag: string
  stop(): Promise<unknown>
}

/** Tests in a browser that is led to another host of the portal, which runs as long as the tests of the file. */
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
