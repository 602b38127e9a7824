import { z } from 'zod'

const Environment = z.object({
  /** Folder with the bundles built from source, each in a folder named like its package's. */
  DEVELOPMENT_BUNDLES: z.string().min(1),
  /** Source of the build news. */
  DEVELOPMENT_NEWS: z.url({ protocol: /^http$/, hostname: /^127\.0\.0\.1$/ }),
})

export interface DevelopmentSettings {
  readonly bundles: string
  readonly newsUrl: string
}

/** The host's settings for development. Throws a one-sentence error in production. */
export function readDevelopmentSettings(environment: NodeJS.ProcessEnv): DevelopmentSettings {
  if (environment.NODE_ENV === 'production')
    throw new Error(
      'This host is for development only. Start packages/servers/portal-host/src/main.ts instead.',
    )
  const parsed = Environment.safeParse(environment)
  if (!parsed.success) throw new Error('This host is started by npm run dev. Use that instead.')
  return { bundles: parsed.data.DEVELOPMENT_BUNDLES, newsUrl: parsed.data.DEVELOPMENT_NEWS }
}
