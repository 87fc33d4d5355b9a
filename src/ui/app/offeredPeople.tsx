import type { EmployeeSummary } from '../../domain/employees/nouns.ts'
import { slot } from '../kit/classes.ts'
import type { Offer } from '../kit/combobox.tsx'
import { PersonAvatar } from './PersonAvatar.tsx'

type Found = Pick<EmployeeSummary, 'id' | 'fullName' | 'positionTitle' | 'avatarUrl'>

/** People as a field offers them: picture, name and position. */
export const offeredPeople = (people: ReadonlyArray<Found>): ReadonlyArray<Offer> =>
  people.map((person) => ({
    value: person.id,
    label: person.fullName,
    shown: (
      <>
        <PersonAvatar person={person} size={24} />
        <span className={slot('combobox', 'words')}>
          <span>
            <bdi>{person.fullName}</bdi>
          </span>
          {person.positionTitle === null ? null : <small>{person.positionTitle}</small>}
        </span>
      </>
    ),
  }))
