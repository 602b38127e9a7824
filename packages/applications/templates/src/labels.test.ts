import { expect, test } from '@jest/globals'
import { toTemplateValues } from './form/template-form.ts'
import { TEMPLATE_LABELS } from './template/template-labels.ts'

test('each field of the form has a name', () => {
  const fields = Object.keys(toTemplateValues(Object({})))
  expect(fields.filter((field) => !(field in TEMPLATE_LABELS))).toEqual([])
})
