import type { PositionStatus } from '../../domain/employees/nouns.ts'
import type { DemoTenant, PersonDetails } from './demoTenant.ts'
import type { Moments } from './moments.ts'
import { positionText } from './positionText.ts'
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
const descriptionOf = ({ company }: DemoTenant, title: string): string =>
  company.positionTemplates.find((template) => template.title === title)?.description ??
  positionText({
    purpose: `Does the work of a ${title.toLowerCase()} so that others can rely on it.`,
    responsibilities: [
      'Agreed work is finished on the day it was promised for',
      'What stands in the way is said early, to whoever can clear it',
      'Nobody is hurt, and near misses are reported the same day',
    ],
    essential: ['The licences the work asks for, kept current'],
  })
