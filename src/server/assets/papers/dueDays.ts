import ical, { ICalCalendarMethod } from 'ical-generator'
import { dueDayOf, type ServicePlan } from '../../../domain/assets/service.ts'

interface Serviced {
  readonly id: string
  readonly number: string
  readonly name: string
  readonly plans: ReadonlyArray<ServicePlan>
  readonly address: string
}

/** RFC 5545: a whole day for each plan that goes by the calendar. One who takes it again finds the same days, not new ones. */
export const calendarOf = (assets: ReadonlyArray<Serviced>, of: { readonly name: string; readonly now: number }) => {
  const calendar = ical({
    name: of.name,
    prodId: { company: 'Tenure', product: 'Assets', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  })
  for (const { id, number, name, plans, address } of assets) {
    for (const plan of plans) {
      const day = dueDayOf(plan)
      if (day !== null)
        calendar.createEvent({
          id: `${id}-${plan.id}`,
          start: new Date(`${day}T00:00:00Z`),
          allDay: true,
          stamp: new Date(of.now),
          summary: `${number} ${name}: ${plan.name}`,
          url: address,
        })
    }
  }
  return new TextEncoder().encode(calendar.toString())
}
