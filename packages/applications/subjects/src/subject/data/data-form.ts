import { dataSchemaOf } from '@portal/contract/subjects/data-schema-of.ts'
import type { DataKey, SubjectType } from '@portal/contract/subjects/subject.ts'
import { withFormOptions, withoutFormOptions } from '@portal/portal-app/checkout'
import { z } from 'zod'
import { checkedBy } from './checked-by.ts'

type Values = Record<string, unknown>

const Values = z.record(z.string(), z.unknown())

/** A part's values for the form; empty when nothing is set. */
export const valuesOf = (body: unknown): Values => Values.catch({}).parse(body)

/** How a part is edited: its values as form fields, and the schema that converts them back. */
interface DataForm {
  readonly schema: z.ZodType<Values, Values>
  readonly defaultValues: Values
}

/** The members of a key that have fields. */
const KEY_FIELDS: readonly unknown[] = ['kid', 'use', 'alg']

/** Problems of a key are at its fields, and at the list where it has none; another field is for keys to add. */
function jwkForm(schema: z.ZodObject, body: Values): DataForm {
  const fields = z.strictObject({
    jwksUri: z.string().optional(),
    keys: z.array(Values).optional(),
    newKeys: z.string().max(0, 'This key is not added yet. Add it or clear this field.').optional(),
  })
  return {
    schema: fields.transform(
      checkedBy(schema, (path) => (KEY_FIELDS.includes(path[2]) ? path : [path[0] ?? 'keys'])),
    ),
    defaultValues: { ...body, keys: body.keys ?? [] },
  }
}

/** Unset options are omitted where they can be inherited. */
function checkoutForm(schema: z.ZodObject, body: Values, inherits: boolean): DataForm {
  const fields = z.looseObject({ options: z.looseObject({}).optional() })
  return {
    schema: fields
      .transform((values) => {
        const set = withoutFormOptions(values)
        return inherits ? set : { ...set, options: { orderType: null, ...valuesOf(set.options) } }
      })
      .transform(checkedBy(schema)),
    defaultValues: withFormOptions(body),
  }
}

/** An empty version follows the current one; the contract uses `null` for that. */
function resourceForm(schema: z.ZodObject, body: Values): DataForm {
  const items = z.looseObject({ items: z.array(z.looseObject({ verId: z.string().nullish() })) })
  return {
    schema: items
      .transform((values) => ({
        items: values.items.map((item) => ({ ...item, verId: item.verId ?? null })),
      }))
      .transform(checkedBy(schema)),
    defaultValues: body,
  }
}

/** The form of one part of a subject. `body` is the saved or initial value. */
export function dataFormOf(type: SubjectType, dataKey: DataKey, body: Values): DataForm {
  const schema = dataSchemaOf(type, dataKey)
  if (dataKey === 'jwk') return jwkForm(schema, body)
  if (dataKey === 'defaultDpaConfig') return checkoutForm(schema, body, type !== 'SRC')
  if (dataKey === 'resourceData') return resourceForm(schema, body)
  return { schema, defaultValues: body }
}
