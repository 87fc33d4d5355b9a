import { companyFields } from '../../domain/organisation/company.fields.ts'
import { companyWording } from '../../domain/organisation/companyWording.ts'
import type { Company } from '../../domain/organisation/nouns.ts'
import { settingsOf } from '../kit/settings.machine.ts'

/** What a client says of itself. Every open browser of it hears of a change by itself (`membership.machine.ts`). */
export const companyDetails = settingsOf<typeof companyFields.fields, Company>({
  id: 'companyDetails',
  formId: 'companyForm',
  fields: companyFields,
  messages: { saved: companyWording.saved, failed: companyWording.failed },
})
