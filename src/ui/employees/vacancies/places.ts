import type { Vacancy } from '../../../domain/employees/vacancies/nouns.ts'
import { sentences } from '../../../domain/employees/vacancies/wording.ts'
import type { EmployeeId } from '../../../domain/kernel/ids.ts'
import type { Locale } from '../../../domain/kernel/nouns.ts'
import { dateText } from '../../kit/dates.ts'

/** The open ones as the chart shows them, which draws each like a person. */
export const placesOf = (vacancies: ReadonlyArray<Vacancy>, locale: Locale) =>
  vacancies
    .filter(({ state }) => state === 'Open')
    .map(({ id, title, startDay, department, note, below, version }) => ({
      vacancy: id,
      person: {
        id: id as string as EmployeeId,
        fullName: sentences.vacant(title),
        positionTitle: sentences.planned(startDay === null ? null : (dateText(locale, startDay) ?? null)),
        department: department?.name ?? null,
        note,
        tags: [],
        avatarUrl: null,
        isActive: true,
        managerId: below,
        isMovedUp: false,
        version,
      },
    }))
