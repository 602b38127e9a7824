import type { Context } from 'koa'
import type { KoaContextWithOIDC } from 'oidc-provider'

/** What oidc-provider has found out about a request that it answered. */
export const oidcEntities = (ctx: Context): KoaContextWithOIDC['oidc']['entities'] =>
  (ctx as KoaContextWithOIDC).oidc.entities
