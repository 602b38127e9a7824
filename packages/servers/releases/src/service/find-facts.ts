import type { FastifyRequest } from 'fastify'
import type { CanaryStates, ServiceFacts } from '../operations/service-facts.ts'
import type { Caller } from './caller.ts'
import type { HostStatuses } from './host-status-routes.ts'
import type { FindUnknownPeople } from './unknown-people.ts'

interface Sources {
  /** Absent where no health reports arrive. */
  readonly canaryStates: CanaryStates | undefined
  readonly hostStatuses: HostStatuses
  readonly findUnknownPeople: FindUnknownPeople
}

/** Finds what the service knows of an environment, as far as a caller may know it. */
export type FindFacts = (
  environment: string,
  call: { readonly caller: Caller; readonly request: FastifyRequest },
) => ServiceFacts

/** Combines what pages, hosts and the product API tell the service. */
export const factsFinder =
  ({ canaryStates, hostStatuses, findUnknownPeople }: Sources): FindFacts =>
  (environment, { caller, request }) => ({
    canaryStates,
    hosts: hostStatuses(environment),
    unknownAmong: findUnknownPeople(caller, request.headers.authorization),
  })
