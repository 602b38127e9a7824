// The hooks and components, and what `@hookform/resolvers` needs, which is bundled into `@portal/ui`.

export {
  appendErrors,
  Controller,
  createFormControl,
  FormProvider,
  get,
  set,
  useController,
  useFieldArray,
  useForm,
  useFormContext,
  useFormState,
  useWatch,
  Watch,
} from 'react-hook-form'
