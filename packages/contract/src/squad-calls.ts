import {
  type Endpoint,
  type EndpointFacts,
  endpointsTypedBy,
  type Method,
  type OperationSchemas,
} from './endpoint.ts'

/** Where the host forwards calls to the backends of squads: `/api/x/{squad}/…`. */
export const SQUAD_CALLS = '/api/x'

/** A squad's name in addresses, settings, metrics and logs. */
export const SQUAD_NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
export const MAX_SQUAD_NAME_LENGTH = 30

/** The address of a squad's backend on the host. */
export const callsOfSquad = (squad: string): string => `${SQUAD_CALLS}/${squad}`

/**
 * The same as `endpointsTypedBy`, for calls that a squad's own backend serves. Their names begin with the squad's, so
 * that no two squads share the data in the page's cache.
 */
export function endpointsOfSquad<All extends { [Name in keyof All]: OperationSchemas }>(squad: string) {
  const endpoint = endpointsTypedBy<All>()
  return <const Name extends keyof All & string, const Path extends string>(
    name: Name,
    line: `${Method} ${Path}`,
    facts: EndpointFacts,
  ): Endpoint<Path, All[Name]> => ({
    ...endpoint(name, line, facts),
    name: nameInSquad(squad, name),
    squad,
  })
}

/** The name of a squad's call, from the name of its schemas. */
export const nameInSquad = (squad: string, name: string): string => `${squad}.${name}`
