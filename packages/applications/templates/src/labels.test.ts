import { expect, test } from '@jest/globals'
import { toTemplateValues } from './form/template-form.ts'
import { TEMPLATE_LABELS } from './template/template-labels.ts'

test('names every field of the form', () => {
  const fields = Object.keys(toTemplateValues(Object({})))
  expect(fields.filter((field) => !(field in TEMPLATE_LABELS))).toEqual([])
})
