import { readdirSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { Deployment } from 'kubernetes-models/apps/v1/Deployment'
import { CronJob } from 'kubernetes-models/batch/v1/CronJob'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget'
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim'
import { Service } from 'kubernetes-models/v1/Service'
import { parse, parseAllDocuments } from 'yaml'
import { folder, textOf } from './deployment-files.ts'
import { variablesOf } from './read-by-servers.ts'

interface Container {
  readonly image: string
  readonly envFrom: readonly Record<string, { readonly name: string }>[]
  readonly ports: readonly object[]
  readonly resources: { readonly limits: { readonly memory: string } }
  readonly securityContext: object
  readonly volumeMounts: readonly object[]
}
interface Job {
  readonly template: {
    readonly spec: {
      readonly terminationGracePeriodSeconds: number
      readonly containers: readonly [Container]
      readonly volumes: readonly object[]
    }
  }
}
interface Resource {
  readonly kind: string
  readonly metadata: { readonly name: string }
  readonly spec: Job & {
    readonly jobTemplate: { readonly spec: Job }
    readonly ports: readonly object[]
    readonly sessionAffinity?: string
  }
}

interface Kustomization {
  readonly resources: readonly string[]
  readonly patches?: readonly { readonly path: string }[]
  readonly images: readonly { readonly name: string }[]
  readonly configMapGenerator: readonly { readonly name: string; readonly literals: readonly string[] }[]
}

/** The published schemas, by kind. */
const KINDS = { Deployment, CronJob, PersistentVolumeClaim, PodDisruptionBudget, Service } as const
const PROBED = { 'portal-host': 9000, 'identity-provider': 9001, 'reference-api': 9002, releases: 9003 }
/** Created manually. */
const SECRETS = ['portal-database', 'portal-releases']

/** The base, and what a release store adds to it. */
const bases = ['kubernetes', 'kubernetes-releases'].map((place) => {
  const read = parse(textOf(`${place}/kustomization.yaml`)) as Kustomization
  return { ...read, place, files: read.resources.filter((file) => file !== '../kubernetes') }
})
const resources = bases.flatMap(({ place, files }) =>
  files.flatMap((file) =>
    parseAllDocuments(textOf(`${place}/${file}`)).map((document) => document.toJS() as Resource),
  ),
)
const named = resources.map((resource) => [`${resource.kind} ${resource.metadata.name}`, resource] as const)
const resourceOf = (kind: string, name: string) =>
  resources.find((resource) => resource.kind === kind && resource.metadata.name === name)
const podOf = ({ kind, spec }: Resource) => (kind === 'CronJob' ? spec.jobTemplate.spec : spec).template.spec
const running = named.filter(([, { kind }]) => kind === 'Deployment' || kind === 'CronJob')
const deployments = named.filter(([, { kind }]) => kind === 'Deployment')
const maps = bases.flatMap(({ configMapGenerator }) => configMapGenerator)
const literals = maps.flatMap((one) => one.literals.map((literal) => literal.split('=')))
const literalOf = (variable: string) => literals.find(([name]) => name === variable)?.[1]

test.each(bases)('$place lists every file in its folder', ({ place, files, patches = [] }) => {
  const there = readdirSync(`${folder}/${place}`).filter((file) => file !== 'kustomization.yaml')
  expect([...files, ...patches.map(({ path }) => path)].sort()).toEqual(there.sort())
})

test.each(named)('%s matches its schema', (_name, resource) => {
  const Kind = KINDS[resource.kind as keyof typeof KINDS]
  expect(() => new Kind(resource as never).validate()).not.toThrow()
})

describe.each(running)('%s', (_name, resource) => {
  const pod = podOf(resource)
  const [container] = pod.containers

  test('runs with least privilege', () => {
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true },
    })
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    expect(container.resources.limits.memory).toMatch(/Mi$/)
  })

  test('can write temporary files', () => {
    expect(container.volumeMounts).toContainEqual({ name: 'tmp', mountPath: '/tmp' })
    expect(pod.volumes).toContainEqual({ name: 'tmp', emptyDir: {} })
  })

  test('has a known image and known variables', () => {
    expect(bases.flatMap(({ images }) => images.map(({ name }) => name))).toContain(container.image)
    const sources = container.envFrom.flatMap((source) => Object.values(source).map(({ name }) => name))
    const known = [...maps.map(({ name }) => name), ...SECRETS]
    expect(sources.filter((name) => !known.includes(name))).toEqual([])
  })
})

describe.each(deployments)('%s', (_name, resource) => {
  const { name } = resource.metadata
  const pod = podOf(resource)

  test('has time to drain and a disruption budget', () => {
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(Number(literalOf('DRAIN_SECONDS')) * 2)
    expect(named.map(([one]) => one)).toContain(`PodDisruptionBudget ${name}`)
  })
})

test.each(Object.entries(PROBED))('%s is probed and reachable on port %i', (name, port) => {
  const deployment = resourceOf('Deployment', name)
  const [container] = deployment ? podOf(deployment).containers : []
  expect(container).toMatchObject({
    livenessProbe: { httpGet: { path: '/health/live', port: 'http' } },
    readinessProbe: { httpGet: { path: '/health/ready', port: 'http' } },
  })
  expect(container?.ports).toContainEqual({ name: 'http', containerPort: port })
  expect(resourceOf('Service', name)?.spec.ports).toEqual([{ name: 'http', port, targetPort: 'http' }])
})

test('a page stays with one portal host, since those of two versions serve different bundles', () => {
  expect(resourceOf('Service', 'portal-host')?.spec.sessionAffinity).toBe('ClientIP')
})

test('pages may use the bucket of the product API', () => {
  const { hostname } = new URL(literalOf('STORAGE_ORIGIN') ?? '')
  expect(hostname.split('.')).toEqual(
    expect.arrayContaining([literalOf('S3_BUCKET'), literalOf('S3_REGION')]),
  )
})

test('every literal is a variable that a server reads', () => {
  const read = ['portal-host', 'reference-api', 'identity-provider', 'releases'].flatMap(variablesOf)
  expect(literals.map(([name = '']) => name).filter((name) => !read.includes(name))).toEqual([])
})

test('the overlay for a release store only adds to the host', () => {
  const patch = parse(textOf('kubernetes-releases/portal-host.yaml')) as Resource
  const host = resources.find(({ metadata }) => metadata.name === patch.metadata.name)
  const envOf = (resource: Resource | undefined) => (resource ? podOf(resource).containers[0].envFrom : [])
  // Kustomize replaces this list.
  expect(envOf(patch)).toEqual(expect.arrayContaining([...envOf(host)]))
})
