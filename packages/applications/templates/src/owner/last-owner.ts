import type { TemplateCoverage } from '@portal/contract/templates/template-schemas.ts'

type Owner = Pick<TemplateCoverage, 'type' | 'subjectId' | 'name'>

/** The subject that the operator last wrote a template for, stored on this device. */
export const lastOwner = {
  name: 'last-template-owner',
  write: ({ type, subjectId, name }: Owner): string => [type, subjectId, name].join('\n'),
  read(kept: string | undefined): Owner | undefined {
    const [type, subjectId, name] = kept?.split('\n') ?? []
    if (!subjectId || !name) return undefined
    return { type: type === 'SRC' ? 'SRC' : 'SRCPI', subjectId, name }
  },
}
