import { companyWording } from '../../../domain/organisation/companyWording.ts'
import type { SettingsActor } from '../../../machines/kit/settings.machine.ts'
import { useApp } from '../../app/machines.tsx'
import { SettingsShown } from '../../app/SettingsShown.tsx'
import { CompanyForm } from './CompanyForm.tsx'
import { ExportSection } from './ExportSection.tsx'
import { HeldMail } from './HeldMail.tsx'
import { SampleDataSection } from './SampleDataSection.tsx'

/** What the company says of itself, whether its mail leaves, its sample data, and all of it to take away. */
export const CompanySections = () => (
  <>
    <SettingsShown settings={useApp().system.get('companyDetails') as SettingsActor} failed={companyWording.loadFailed}>
      {(form) => <CompanyForm form={form} />}
    </SettingsShown>
    <HeldMail />
    <SampleDataSection />
    <ExportSection />
  </>
)
