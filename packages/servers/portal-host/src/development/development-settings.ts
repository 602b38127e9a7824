import { z } from 'zod'

const Environment = z.object({
  /** Folder with the bundles that are built from source, each in a folder with the name of its package's. */
  DEVELOPMENT_BUNDLES: z.string().min(1),
  /** Where the news of the builds come from. */
  DEVELOPMENT_NEWS: z.url({ protocol: /^http$/, hostname: /^127\.0\.0\.1$/ }),
})

export interface DevelopmentSettings {
  readonly bundles: string
  readonly newsUrl: string
}

/** What the host needs to know in development. Throws one sentence where the portal is in production. */
export function readDevelopmentSettings(environment: NodeJS.ProcessEnv): DevelopmentSettings {
  if (environment.NODE_ENV === 'production')
    throw new Error(
      'This host is for development only. Start packages/servers/portal-host/src/main.ts instead.',
    )
  const parsed = Environment.safeParse(environment)
  if (!parsed.success) throw new Error('This host is started by npm run dev. Use that instead.')
  return { bundles: parsed.data.DEVELOPMENT_BUNDLES, newsUrl: parsed.data.DEVELOPMENT_NEWS }
}
