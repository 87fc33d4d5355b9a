import { mayActOnVacancy } from '../../../domain/employees/vacancies/access.ts'
import type { Vacancy } from '../../../domain/employees/vacancies/nouns.ts'
import { actNames } from '../../../domain/employees/vacancies/wording.ts'
import type { Actor } from '../../../domain/permissions/actor.ts'
import { pathTo } from '../../../domain/session/places.ts'
import type { VacancyWorkActor } from '../../../machines/employees/vacancies/vacancyWork.machine.ts'
import type { MenuEntry } from '../../kit/Menu.tsx'
import { hrefToFill } from './addresses.ts'

/** What an administrator can do with it, as it stands. */
export const actionsOf = (work: VacancyWorkActor, actor: Actor, vacancy: Vacancy): ReadonlyArray<MenuEntry> => {
  const { id, filledBy } = vacancy
  const ask = (act: 'close' | 'reopen' | 'delete') => work.send({ type: 'act.asked', asked: { vacancy, act } })
  return [
    ...(mayActOnVacancy(actor, vacancy, 'fill').allowed
      ? [
          { id: 'add', label: 'Add a person for it', href: hrefToFill(id) },
          {
            id: 'fill',
            label: `${actNames.fill}…`,
            onSelect: () => work.send({ type: 'filling.opened', base: vacancy }),
          },
          {
            id: 'edit',
            label: 'Edit vacancy…',
            onSelect: () => work.send({ type: 'vacancy.opened', id, base: vacancy }),
          },
          {
            id: 'close',
            label: `${actNames.close}…`,
            onSelect: () => ask('close'),
          },
        ]
      : []),
    ...(filledBy === null
      ? []
      : [
          {
            id: 'profile',
            label: `Open profile of ${filledBy.fullName}`,
            href: pathTo('employee', { id: filledBy.id }),
          },
        ]),
    ...(mayActOnVacancy(actor, vacancy, 'reopen').allowed
      ? [
          {
            id: 'reopen',
            label: `${actNames.reopen}…`,
            onSelect: () => ask('reopen'),
          },
        ]
      : []),
    'separator',
    {
      id: 'delete',
      label: 'Delete vacancy…',
      tone: 'danger',
      onSelect: () => ask('delete'),
    },
  ]
}
