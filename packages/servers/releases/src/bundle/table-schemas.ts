import type { ListOfNamed } from '@portal/contract/page-of.ts'
import { z } from 'zod'

/*
 * The shapes of the tables that an application publishes. Every page reads them without the application's
 * code, so one invalid shape would break the frame for everyone. Names are not checked, since an application
 * may be newer than the service that reads it.
 */

const Names = z.array(z.string())

const Needs = z.looseObject({
  allOf: Names.optional(),
  anyOf: Names.optional(),
  subjectTypes: Names.optional(),
})

/** The shapes and attributes of icons: React refuses some others, and with them the whole frame. */
const ICON_SHAPES = ['path', 'circle', 'rect', 'line', 'ellipse', 'polyline', 'polygon'] as const
const ICON_ATTRIBUTES =
  /^(?:key|d|points|[cr]?[xy]|[xy][12]|r|width|height|transform|(?:fill|stroke|opacity)(?:-[a-z]+)*)$/

const Icon = z.looseObject({
  name: z.string(),
  node: z.array(z.tuple([z.enum(ICON_SHAPES), z.record(z.string().regex(ICON_ATTRIBUTES), z.string())])),
})

/** A built-in object property, such as `constructor`, is not an operation. */
const OperationName = z.string().refine((name) => !(name in {}))
/** The frame makes it on every page, in the name of everyone: it must not change anything. */
const Read = z.object({ name: OperationName, method: z.literal('GET'), path: z.string().startsWith('/') })

const MenuPlace = z.looseObject({
  group: z.string(),
  item: z.string().optional(),
  link: z.string().optional(),
  spoken: z.string().optional(),
  order: z.number().optional(),
  icon: Icon.optional(),
  eachOf: z.custom<ListOfNamed>((given) => Read.safeParse(given).success).optional(),
})

export const RouteShape = z.looseObject({
  path: z.string(),
  label: z.string(),
  under: z.string().optional(),
  title: z.string(),
  purpose: z.string().optional(),
  public: z.boolean().optional(),
  leadsInside: z.boolean().optional(),
  key: z.string().optional(),
  needs: Needs.optional(),
  menu: MenuPlace.optional(),
  asks: z.looseObject({ path: z.string(), listed: z.record(z.string(), z.unknown()).optional() }).optional(),
})

export const SlotShape = z.looseObject({
  slot: z.string(),
  title: z.string(),
  order: z.number(),
  /** Anything taller is a page, not a card. */
  lines: z.number().min(0).max(50),
  needs: Needs.optional(),
})

export const PermissionShape = z.looseObject({
  group: z.string(),
  resource: z.string(),
  description: z.string(),
})

export const RecordShape = z.looseObject({
  noun: z.string(),
  order: z.number(),
  list: z.string().optional(),
  heading: z.string().optional(),
  details: z.string().optional(),
  screens: Names.optional(),
  id: Names.optional(),
  within: z.record(z.string(), z.string()).optional(),
  audit: z
    .looseObject({
      entity: z.string(),
      area: z.string(),
      action: z.string().optional(),
      subjectTypes: Names.optional(),
    })
    .optional(),
})
