import type { Context } from 'koa'
import type { KoaContextWithOIDC } from 'oidc-provider'

/** The entities that oidc-provider has found for a request. */
export const oidcEntities = (ctx: Context): KoaContextWithOIDC['oidc']['entities'] =>
  (ctx as KoaContextWithOIDC).oidc.entities
