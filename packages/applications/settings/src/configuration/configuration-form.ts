import type { IdvConfiguration } from '@portal/contract/idv/idv-rule-schemas.ts'
import { idvRuleSchemas } from '@portal/contract/idv/idv-rule-schemas.ts'
import { withoutDefaults } from '../without-defaults.ts'
import type { ConfigurationValues } from './configuration-in-words.ts'

/** Validation of the configuration, as in the API. */
export const configurationForm = withoutDefaults(
  idvRuleSchemas.saveIdvConfiguration.body.omit({ changeReason: true }),
)

/** The form values of the configuration. */
export const toConfigurationValues = ({
  revision: _revision,
  updatedAt: _at,
  updatedBy: _by,
  ...values
}: IdvConfiguration): ConfigurationValues => values
