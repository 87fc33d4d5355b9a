import type { PositionStatus } from '../../domain/employees/nouns.ts'
import { describes, textFields } from '../../domain/positionTemplates/template.fields.ts'
import type { DemoTenant, PersonDetails } from './demoTenant.ts'
import type { Moments } from './moments.ts'
import { positionParts, templateText } from './positionText.ts'
import { idIn, type Row } from './rows.ts'

interface Holder {
  readonly key: string
  readonly id: string
  readonly title: string | null
  readonly startDate: string
  readonly reportsTo: string | null
  readonly more: PersonDetails
}

/** What somebody works as, and what they work as beside it; approved by their manager. */
export const positionRows = (tenant: DemoTenant, person: Holder, moments: Moments): readonly Row[] => {
  const { key, id, title, startDate, reportsTo, more } = person
  return [title, more.alsoWorksAs ?? null].flatMap((held, index) => {
    if (held === null) return []
    const status: PositionStatus = index === 0 ? (more.status ?? 'Acknowledged') : 'Approved'
    const started = `${startDate}T00:00:00Z`
    const isApproved = status !== 'Draft'
    return [
      {
        id: idIn(tenant, 'position', `${key}/${held}`),
        employee_id: id,
        title: held,
        description: descriptionOf(tenant, held),
        template_id: templateOf(tenant, held),
        start_date_utc: started,
        status,
        is_current: index === 0,
        approved_by: isApproved && reportsTo !== null ? idIn(tenant, 'employee', reportsTo) : null,
        approved_utc: isApproved ? moments.past(started) : null,
        acknowledged_utc: status === 'Acknowledged' ? moments.past(started) : null,
      },
    ]
  })
}

/** The company's own text where it has one. */
const descriptionOf = ({ company }: DemoTenant, title: string): string => {
  const template = company.positionTemplates.find((one) => one.title === title)
  return describes(
    template === undefined
      ? {
          ...textFields.blank,
          ...positionParts({
            purpose: `Does the work of a ${title.toLowerCase()} so that others can rely on it.`,
            responsibilities: [
              'Agreed work is finished on the day it was promised for',
              'What stands in the way is said early, to whoever can clear it',
              'Nobody is hurt, and near misses are reported the same day',
            ],
            essential: ['The licences the work asks for, kept current'],
          }),
        }
      : templateText(template),
  )
}

const templateOf = (tenant: DemoTenant, title: string): string | null =>
  tenant.company.positionTemplates.some((template) => template.title === title)
    ? idIn(tenant, 'position template', title)
    : null
